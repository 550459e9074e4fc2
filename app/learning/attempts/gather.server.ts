import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/tables.ts'

/** So long what comes waits for others. A class that answers at the same moment is one transaction, not six hundred that wait for connections. */
const gatherMs = 25

type Batch<Item, Result> = { items: Item[]; size: number; done: Promise<readonly Result[]> }
type Work<Item, Result> = {
  /** Does it for all, and gives the results in their order. */
  together: (db: Database, items: readonly Item[]) => Promise<readonly Result[]>
  /** What an item takes of what is done together, and how much that may be. */
  sizeOf: (item: Item) => number
  most: number
}

/** Does work together with what others ask for at the same moment: done for each when it is done for all. */
export function gather<Item, Result>({ together, sizeOf, most }: Work<Item, Result>) {
  const open = new WeakMap<Database, Batch<Item, Result>>()
  const begin = (db: Database): Batch<Item, Result> => {
    const items: Item[] = []
    const done = wait(gatherMs).then(() => {
      if (open.get(db) === batch) open.delete(db)
      return together(db, items)
    })
    const batch: Batch<Item, Result> = { items, size: 0, done }
    open.set(db, batch)
    return batch
  }
  return async (db: Database, item: Item): Promise<Result> => {
    const size = sizeOf(item)
    const known = open.get(db)
    const batch = known && known.size + size <= most ? known : begin(db)
    const place = batch.items.push(item) - 1
    batch.size += size
    const result = (await batch.done)[place]
    if (result === undefined) throw new Error('Nothing was done for what was gathered')
    return result
  }
}

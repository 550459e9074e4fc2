import { setTimeout as wait } from 'node:timers/promises'
import {
  type Attempt as Counted,
  countTogether,
} from '../../accounts/accounts/rate-limit-repository.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { insertedAtOnce, saveUploads } from './attempt-repository.server.ts'

/**
 * How long a batch waits for more items. Milliseconds. The answers of a whole class then need one
 * transaction, instead of six hundred that wait for connections.
 */
const gatherMs = 25

type Batch<Item, Result> = { items: Item[]; size: number; done: Promise<readonly Result[]> }
type Work<Item, Result> = {
  /** Processes all items and returns the results in the same order. */
  together: (db: Database, items: readonly Item[]) => Promise<readonly Result[]>
  /** The size of an item, and the maximum size of a batch. */
  sizeOf: (item: Item) => number
  most: number
}

/**
 * Returns a function that batches calls made at the same time. The promise of each call resolves once the
 * whole batch is done, and rejects if the batch fails.
 */
function gather<Item, Result>({ together, sizeOf, most }: Work<Item, Result>) {
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

/**
 * Adds attempts to the log of an account, batched with simultaneous uploads of other accounts. Resolves once
 * the whole batch is committed.
 */
export const saveAttempts = gather({
  together: saveUploads,
  sizeOf: ({ attempts }) => attempts.length,
  most: insertedAtOnce,
})

/** Requests per minute and account. A device that uploads a full log sends about fifty; one in use, a few. */
const requestsOfAMinute = 120

const count = gather({ together: countTogether, sizeOf: () => 1, most: 2000 })

/** Counts one request to the log of an account against its rate limit. All instances share the count. */
export function countRequest(db: Database, accountId: string): Promise<Counted> {
  return count(db, { key: `attempts:${accountId}`, max: requestsOfAMinute, windowSeconds: 60 })
}

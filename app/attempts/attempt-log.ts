import { findReader } from '../accounts/reader.ts'
import { type Attempt, compareAttempts, readAttempt } from './attempt.ts'
import { foldAway, mostAttempts } from './fold-attempts.ts'
import { logChanged } from './log-event.ts'
import { ask, type StoredAttempt, transact } from './log-store.ts'

/**
 * The attempts of whoever reads that this device knows, in the order in which they are replayed. Where a browser stores nothing there
 * are none.
 */
export async function readAttempts(): Promise<Attempt[]> {
  const stored = await read(findReader()).catch(() => [])
  return stored.sort(compareAttempts)
}

/** Adds an attempt of whoever reads. Never rejects: a browser that stores nothing, or has no room, marks answers all the same. */
export async function addAttempt(attempt: Attempt): Promise<void> {
  const owner = findReader()
  const stored: StoredAttempt = { ...attempt, owner, ...(owner !== '' && { unsent: owner }) }
  try {
    await transact('readwrite', async ({ attempts }) => {
      await ask(attempts.put(stored))
      await foldLog(attempts, owner)
    })
  } catch {
    return
  }
  dispatchEvent(new Event(logChanged))
}

/** Takes all attempts of whoever reads away from this device. Rejects where they are still there. */
export async function forgetAttempts(): Promise<void> {
  const owner = findReader()
  await transact('readwrite', async ({ attempts }) => {
    for (const id of await ask(attempts.index('owner').getAllKeys(owner))) attempts.delete(id)
  })
  dispatchEvent(new Event(logChanged))
}

async function read(owner: string): Promise<Attempt[]> {
  const stored: unknown[] = await transact('readonly', ({ attempts }) =>
    ask(attempts.index('owner').getAll(owner)),
  )
  return stored.map(readAttempt).filter((attempt) => attempt !== undefined)
}

async function foldLog(attempts: IDBObjectStore, owner: string): Promise<void> {
  const index = attempts.index('owner')
  if ((await ask(index.count(owner))) <= mostAttempts) return
  for (const id of foldAway(await ask(index.getAll(owner)))) attempts.delete(id)
}

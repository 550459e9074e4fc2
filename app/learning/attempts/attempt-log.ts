import { findReader } from '../../accounts/accounts/reader.ts'
import { type Attempt, compareAttempts } from './attempt.ts'
import { logChanged } from './log-event.ts'
import { ask, foldLog, readAll, type StoredAttempt, transact } from './log-store.ts'

/**
 * The attempts of whoever reads that this device knows, in the order in which they are replayed. Where a browser stores nothing there
 * are none.
 */
export async function readAttempts(): Promise<Attempt[]> {
  const owner = findReader()
  const rows = await transact('readonly', ({ attempts }) =>
    ask<unknown[]>(attempts.index('owner').getAll(owner)),
  ).catch(() => [])
  return readAll(rows).sort(compareAttempts)
}

/** Adds an attempt of whoever reads. Never rejects: a browser that stores nothing, or has no room, marks answers all the same. */
export async function addAttempt(attempt: Attempt): Promise<void> {
  const owner = findReader()
  const stored: StoredAttempt = { ...attempt, owner, ...(owner !== '' && { unsent: owner }) }
  try {
    await transact('readwrite', async (stores) => {
      await ask(stores.attempts.put(stored))
      await foldLog(stores, owner)
    })
  } catch {
    return
  }
  dispatchEvent(new Event(logChanged))
}

/**
 * Takes the attempts of a visitor away from this device. Rejects where they are still there. Those of an account go with it, at
 * /cuenta/progreso.
 */
export async function forgetAttempts(): Promise<void> {
  await transact('readwrite', async ({ attempts }) => {
    for (const id of await ask(attempts.index('owner').getAllKeys(''))) attempts.delete(id)
  })
  dispatchEvent(new Event(logChanged))
}

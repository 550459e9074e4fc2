import { findReader } from '../../accounts/accounts/reader.ts'
import { type Attempt, compareAttempts } from './attempt.ts'
import { ask, foldLog, logChanged, readAll, type StoredAttempt, transact } from './log-store.ts'

/**
 * Returns the current reader's attempts on this device, in replay order. Returns an empty list if the browser
 * stores nothing.
 */
export async function readAttempts(): Promise<Attempt[]> {
  const owner = findReader()
  const rows = await transact('readonly', ({ attempts }) =>
    ask<unknown[]>(attempts.index('owner').getAll(owner)),
  ).catch(() => [])
  return readAll(rows).sort(compareAttempts)
}

/**
 * Adds an attempt of the current reader to the log on this device. Never rejects: answers are marked even if
 * the browser stores nothing or is full.
 */
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
 * Deletes the attempts of visitors from this device; rejects if they could not be deleted. The attempts of an
 * account are erased at /cuenta/progreso.
 */
export async function forgetAttempts(): Promise<void> {
  await transact('readwrite', async ({ attempts }) => {
    for (const id of await ask(attempts.index('owner').getAllKeys(''))) attempts.delete(id)
  })
  dispatchEvent(new Event(logChanged))
}

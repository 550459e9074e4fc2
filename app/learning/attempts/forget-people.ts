import { ask, type StoredAttempt, transact } from './log-store.ts'

/** How long an unsent attempt waits for its owner to sign in again. Milliseconds. */
const maxWait = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes the data of accounts that have signed out from this device; `but` is the account signed in now.
 * Attempts not yet sent are kept for 30 days, and shown to no other reader. The attempts of visitors are
 * kept.
 */
export function forgetPeople(but: string): Promise<void> {
  const isGone = (owner: string): boolean => owner !== '' && owner !== but
  const oldest = new Date(Date.now() - maxWait).toISOString()
  return transact('readwrite', async ({ attempts, logs }) => {
    for (const key of await ask(logs.getAllKeys())) if (isGone(String(key))) logs.delete(key)
    const rows: StoredAttempt[] = await ask(attempts.getAll())
    for (const { id, owner, unsent, at } of rows)
      if (isGone(owner) && (unsent === undefined || at < oldest)) attempts.delete(id)
  })
}

/** Deletes everything of an account from this device, sent or not. */
export function forgetOwner(owner: string): Promise<void> {
  return transact('readwrite', async ({ attempts, logs }) => {
    logs.delete(owner)
    for (const id of await ask(attempts.index('owner').getAllKeys(owner))) attempts.delete(id)
  })
}

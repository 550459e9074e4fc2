import { ask, type StoredAttempt, transact } from './log-store.ts'

/** So long does an attempt wait for its owner to come back and send it. Milliseconds. */
const longestWait = 30 * 24 * 60 * 60 * 1000

/**
 * Takes away what people who have gone left on this device; `but` is who is here. What the server does not have waits a month for its
 * owner, and is shown to nobody else. What visitors did stays.
 */
export function forgetPeople(but: string): Promise<void> {
  const isGone = (owner: string): boolean => owner !== '' && owner !== but
  const oldest = new Date(Date.now() - longestWait).toISOString()
  return transact('readwrite', async ({ attempts, logs }) => {
    for (const key of await ask(logs.getAllKeys())) if (isGone(String(key))) logs.delete(key)
    const rows: StoredAttempt[] = await ask(attempts.getAll())
    for (const { id, owner, unsent, at } of rows)
      if (isGone(owner) && (unsent === undefined || at < oldest)) attempts.delete(id)
  })
}

/** Takes away all that a person has on this device, sent or not. */
export function forgetOwner(owner: string): Promise<void> {
  return transact('readwrite', async ({ attempts, logs }) => {
    logs.delete(owner)
    for (const id of await ask(attempts.index('owner').getAllKeys(owner))) attempts.delete(id)
  })
}

import type { Attempt } from './attempt.ts'
import { ask, foldLog, type LogState, type StoredAttempt, type Stores, transact } from './log-store.ts'

/** One page of an account's log, as `GET /api/intentos` returns it. */
export type LogPage = { log: string; attempts: readonly Attempt[]; cursor: number; isWhole: boolean }

/** Creates the state of this account's log on this device if there is none, and returns it. */
export function openLogOf(owner: string): Promise<LogState> {
  return transact('readwrite', async ({ logs }) => {
    const known = await findState(logs, owner)
    const state: LogState = known ?? { owner, cursor: 0, readAt: 0 }
    if (!known) await ask(logs.put(state))
    return state
  })
}

/**
 * Stores a page of the server's log on this device. If the page belongs to another log, the account's log was
 * erased on the server in the meantime. Then this device deletes every attempt that was already sent or is
 * older than the erasure, and the cursor returns to 0, so that the caller reads the log again from the
 * beginning. Returns the new state, or undefined if the owner's data was removed from this device meanwhile.
 */
export function mergeLogPage(owner: string, page: LogPage): Promise<LogState | undefined> {
  return transact('readwrite', async (stores) => {
    const state = await findState(stores.logs, owner)
    if (!state) return undefined
    const isOther = state.log !== undefined && state.log !== page.log
    if (isOther) await dropErased(stores, owner, page.log)
    else {
      for (const attempt of page.attempts)
        await ask(stores.attempts.put({ ...attempt, owner } satisfies StoredAttempt))
      await foldLog(stores, owner)
    }
    const read = isOther ? { cursor: 0 } : { cursor: page.cursor, readAt: Date.now() }
    const next: LogState = { ...state, log: page.log, ...read }
    await ask(stores.logs.put(next))
    return next
  })
}

/** Marks attempts as acknowledged by the server, so that they are not sent again. */
export function markSent(owner: string, sent: readonly Attempt[]): Promise<void> {
  return transact('readwrite', async ({ attempts }) => {
    for (const { id } of sent) {
      const row: StoredAttempt | undefined = await ask(attempts.get(id))
      if (row?.unsent !== owner) continue
      const { unsent, ...rest } = row
      await ask(attempts.put(rest))
    }
  })
}

/** Counts the attempts of visitors on this device. Returns 0 if this account has declined them («No»). */
export function countUnclaimed(owner: string): Promise<number> {
  return transact('readonly', async ({ attempts, logs }) => {
    const state = await findState(logs, owner)
    return !state || state.isApart ? 0 : ask(attempts.index('owner').count(''))
  })
}

/**
 * Handles «Sí»: assigns the attempts of visitors on this device to the account and queues them for sending.
 */
export function claimAttempts(owner: string): Promise<void> {
  return transact('readwrite', async (stores) => {
    const rows: StoredAttempt[] = await ask(stores.attempts.index('owner').getAll(''))
    for (const row of rows) await ask(stores.attempts.put({ ...row, owner, unsent: owner }))
    await foldLog(stores, owner)
  })
}

/**
 * Handles «No»: the attempts stay with the visitor, and the account is not prompted again until it signs in
 * anew.
 */
export function leaveApart(owner: string): Promise<void> {
  return transact('readwrite', async ({ logs }) => {
    const state = await findState(logs, owner)
    if (state) await ask(logs.put({ ...state, isApart: true } satisfies LogState))
  })
}

function findState(logs: IDBObjectStore, owner: string): Promise<LogState | undefined> {
  return ask(logs.get(owner))
}

async function dropErased({ attempts }: Stores, owner: string, erasedAt: string): Promise<void> {
  const rows: StoredAttempt[] = await ask(attempts.index('owner').getAll(owner))
  for (const { id, unsent, at } of rows) if (unsent === undefined || at <= erasedAt) attempts.delete(id)
}

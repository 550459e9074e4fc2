import type { Attempt } from './attempt.ts'
import { ask, foldLog, type LogState, type StoredAttempt, type Stores, transact } from './log-store.ts'

/** A page of the log on the server, as the server sends it. */
export type LogPage = { log: string; attempts: readonly Attempt[]; cursor: number; isWhole: boolean }

/** Begins to keep the log of somebody who is signed in, where it is not kept yet. */
export function openLogOf(owner: string): Promise<LogState> {
  return transact('readwrite', async ({ logs }) => {
    const known = await findState(logs, owner)
    const state: LogState = known ?? { owner, cursor: 0, readAt: 0 }
    if (!known) await ask(logs.put(state))
    return state
  })
}

/**
 * Takes a page of the log in and gives what is known then; undefined when its owner has gone meanwhile. Of a log that was erased since,
 * all goes that was sent, and what was done before that; it is then to be read from its beginning.
 */
export function adoptPage(owner: string, page: LogPage): Promise<LogState | undefined> {
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

/** Notes that the server has these attempts. */
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

/** How many attempts of visitors wait for an answer whether they are of this person. */
export function countUnclaimed(owner: string): Promise<number> {
  return transact('readonly', async ({ attempts, logs }) => {
    const state = await findState(logs, owner)
    return !state || state.isApart ? 0 : ask(attempts.index('owner').count(''))
  })
}

/** «Sí»: the attempts of visitors on this device become those of a person. */
export function claimAttempts(owner: string): Promise<void> {
  return transact('readwrite', async (stores) => {
    const rows: StoredAttempt[] = await ask(stores.attempts.index('owner').getAll(''))
    for (const row of rows) await ask(stores.attempts.put({ ...row, owner, unsent: owner }))
    await foldLog(stores, owner)
  })
}

/** «No»: they stay as they are, and this person is not asked again before they sign in once more. */
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

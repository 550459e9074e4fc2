import { readAttempt } from './attempt.ts'
import { listUnsent, logChanged, transact } from './log-store.ts'
import { type LogPage, markSent, mergeLogPage, openLogOf } from './merge-server-log.ts'
import { batchSize } from './read-upload.ts'

/** `later`: retry, because the network or the server is unavailable; `over`: the account has been signed out. */
type SyncEnd = 'done' | 'later' | 'over'

const endpoint = '/api/intentos'
/** How long a log that has been read counts as fresh. Milliseconds. */
const newForMs = 60_000
/** The timeout of a request. Milliseconds. */
const maxWaitMs = 20_000
/** The number of times to read a log that is erased again while it is being read. */
const maxTurns = 3

/**
 * Synchronises the log of an account between this device and the server: pulls new attempts, then pushes
 * unsent ones. Attempts stay marked as unsent until the server acknowledges them. `isForced`: pull even if
 * the log was read less than a minute ago.
 */
export async function syncAttempts(owner: string, isForced: boolean): Promise<SyncEnd> {
  const { log, readAt } = await openLogOf(owner)
  let isDue = isForced || log === undefined || Date.now() - readAt > newForMs
  for (let turn = 0; turn < maxTurns; turn++) {
    const pulled = isDue ? await pull(owner) : 'done'
    if (pulled !== 'done') return pulled
    const pushed = await push(owner)
    if (pushed !== 'erased-since') return pushed
    isDue = true
  }
  return 'later'
}

async function pull(owner: string): Promise<SyncEnd> {
  let { log, cursor } = await openLogOf(owner)
  let hasChanged = false
  for (;;) {
    const answer = await request(`${endpoint}?desde=${cursor}`)
    if (!answer?.ok) return endOf(answer)
    const page = readPage(await answer.json())
    const state = page && (await mergeLogPage(owner, page))
    if (!state) return page ? 'over' : 'later'
    const isOther = log !== undefined && log !== page.log
    hasChanged ||= isOther || page.attempts.length > 0
    log = page.log
    cursor = state.cursor
    if (page.isWhole && !isOther) break
  }
  if (hasChanged) dispatchEvent(new Event(logChanged))
  return 'done'
}

async function push(owner: string): Promise<SyncEnd | 'erased-since'> {
  const { log } = await openLogOf(owner)
  for (;;) {
    const attempts = await transact('readonly', (stores) => listUnsent(stores, owner, batchSize))
    if (attempts.length === 0) return 'done'
    const answer = await request(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ log, attempts }),
      // Completes the request even if the user leaves the page.
      keepalive: true,
    })
    if (answer?.status === 409) return 'erased-since'
    if (!answer?.ok) return endOf(answer)
    await markSent(owner, attempts)
  }
}

async function request(address: string, init: RequestInit = {}): Promise<Response | undefined> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(maxWaitMs) })
  } catch {
    return undefined
  }
}

const endOf = (answer: Response | undefined): SyncEnd => (answer?.status === 401 ? 'over' : 'later')

function readPage(given: unknown): LogPage | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { log, attempts, cursor, isWhole } = given as Record<keyof LogPage, unknown>
  if (typeof log !== 'string' || !Array.isArray(attempts)) return undefined
  if (!Number.isSafeInteger(cursor) || typeof isWhole !== 'boolean') return undefined
  const read = attempts.map(readAttempt).filter((attempt) => attempt !== undefined)
  return { log, attempts: read, cursor: cursor as number, isWhole }
}

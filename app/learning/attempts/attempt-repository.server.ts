import type { PersonalData } from '../../accounts/accounts/collect-account-data.server.ts'
import type { AttemptsTable, Database } from '../../platform/db/tables.ts'
import { type Attempt, readAttempt } from './attempt.ts'
import { foldAway, maxAttempts } from './fold-attempts.ts'

/**
 * A page of a log. `log` names the log: it is the time of the last erasure, so another name means an erasure.
 */
type AttemptsPage = { log: string; attempts: Attempt[]; cursor: number; isWhole: boolean }
/**
 * The result of an upload. `erased-since`: the log was erased after the device read it, and nothing is
 * stored; `log` is its new name.
 */
export type SaveResult =
  | { status: 'saved' }
  | { status: 'erased-since'; log: string }
  | { status: 'no-account' }

/** The number of attempts in a page of the log, and of rows deleted by one statement. */
const atOnce = 500
/** The number of rows inserted by one statement: databases accept about 30,000 bound values. */
export const insertedAtOnce = 2000

/**
 * Returns one page of the log of an account. `after`: an arrival number (a page's `cursor`); 0 starts at the
 * beginning.
 */
export async function listAttempts(db: Database, userId: string, after: number): Promise<AttemptsPage> {
  // Read the log's name before its attempts: attempts of a new log must never be returned under the old name.
  const log = await db
    .selectFrom('attempt_logs')
    .select('erasedAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('userId', '=', userId)
    .where('arrival', '>', after)
    .orderBy('arrival')
    .limit(atOnce)
    .execute()
  return {
    log: log?.erasedAt ?? '',
    attempts: toAttempts(rows),
    cursor: rows.at(-1)?.arrival ?? after,
    isWhole: rows.length < atOnce,
  }
}

/** Attempts that an account adds to its log. */
export type Upload = {
  userId: string
  attempts: readonly Attempt[]
  /** ISO-8601 text. Later attempt times are replaced with it. */
  now: string
  /** The name of the log that the device has read, if any. */
  log?: string | undefined
}

/**
 * Adds uploads to the logs of their accounts, in one transaction, and deletes the surplus of logs that grow
 * too long. An attempt whose id is already stored, in whichever account, is ignored. Returns one result per
 * upload, in the same order.
 */
export function saveUploads(db: Database, uploads: readonly Upload[]): Promise<SaveResult[]> {
  return db.transaction().execute(async (transaction) => {
    const people = [...new Set(uploads.map(({ userId }) => userId))]
    const counts = people.map((userId): Held => ({ userId, count: countOf(uploads, userId) }))
    const logs = await holdLogs(transaction, counts)
    // Read while the logs are locked, so that deleting an account has either finished or waits.
    const accounts = await findAccounts(transaction, people)
    const gone = people.filter((userId) => !accounts.has(userId))
    if (gone.length > 0) await transaction.deleteFrom('attempt_logs').where('userId', 'in', gone).execute()
    const results = uploads.map(({ userId, log }): SaveResult => {
      const { erasedAt } = logOf(logs, userId)
      if (log !== undefined && log !== erasedAt) return { status: 'erased-since', log: erasedAt }
      return accounts.has(userId) ? { status: 'saved' } : { status: 'no-account' }
    })
    const rows = uploads.flatMap((upload, at) => {
      const first = takeArrivals(logs, upload)
      return results[at]?.status === 'saved' ? toRows(upload, first) : []
    })
    await insertAttempts(transaction, rows)
    await foldLogs(transaction, people)
    return results
  })
}

type Held = { userId: string; count: number }
/** `next`: the arrival number of the next attempt to be added. */
type HeldLog = { erasedAt: string; next: number }

function countOf(uploads: readonly Upload[], userId: string): number {
  return uploads.reduce((sum, upload) => sum + (upload.userId === userId ? upload.attempts.length : 0), 0)
}

function logOf(logs: ReadonlyMap<string, HeldLog>, userId: string): HeldLog {
  const log = logs.get(userId)
  if (!log) throw new Error('A log was not held')
  return log
}

function takeArrivals(logs: ReadonlyMap<string, HeldLog>, { userId, attempts }: Upload): number {
  const log = logOf(logs, userId)
  const first = log.next
  log.next += attempts.length
  return first
}

function toRows({ userId, attempts, now }: Upload, firstArrival: number): AttemptsTable[] {
  return attempts.map(
    ({ at, isSolutionSeen, ...attempt }, index): AttemptsTable => ({
      ...attempt,
      userId,
      arrival: firstArrival + index,
      at: at < now ? at : now,
      isSolutionSeen: isSolutionSeen ? 1 : 0,
    }),
  )
}

async function insertAttempts(db: Database, rows: readonly AttemptsTable[]): Promise<void> {
  // Insert in order of id, so that two transactions with the same ids cannot deadlock. Of attempts with the
  // same id, the one that arrived first comes first and is stored.
  const ordered = rows.toSorted((a, b) => (a.id === b.id ? a.arrival - b.arrival : a.id < b.id ? -1 : 1))
  for (let start = 0; start < ordered.length; start += insertedAtOnce)
    await db
      .insertInto('attempts')
      .values(ordered.slice(start, start + insertedAtOnce))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/**
 * Erases the log of an account. `now` becomes the log's name: devices that hold another name drop their copy.
 */
export async function eraseAttempts(db: Database, userId: string, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdLogs(transaction, [{ userId, count: 0 }])
    await transaction.deleteFrom('attempts').where('userId', '=', userId).execute()
    await transaction
      .updateTable('attempt_logs')
      .set({ erasedAt: now })
      .where('userId', '=', userId)
      .execute()
  })
}

/** Deletes the log of an account that is being deleted, with the row that names the log. */
export async function deleteLog(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdLogs(transaction, [{ userId, count: 0 }])
    await transaction.deleteFrom('attempts').where('userId', '=', userId).execute()
    await transaction.deleteFrom('attempt_logs').where('userId', '=', userId).execute()
  })
}

/** Returns the whole log of an account, in order of arrival. */
export async function listAllAttempts(db: Database, userId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('arrival')
    .execute()
  return toAttempts(rows)
}

/** Counts the stored attempts of an account. */
export async function countAttemptsOf(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Reserves arrival numbers and locks these logs until the transaction ends. The lock makes attempts visible
 * in order of arrival, on every instance.
 */
async function holdLogs(db: Database, people: readonly Held[]): Promise<Map<string, HeldLog>> {
  const rows = await db
    .insertInto('attempt_logs')
    // In order of id, so that two transactions cannot deadlock.
    .values(
      people
        .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
        .map(({ userId, count }) => ({ userId, arrived: count, erasedAt: '' })),
    )
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({ arrived: eb('attempt_logs.arrived', '+', eb.ref('excluded.arrived')) })),
    )
    .returning(['userId', 'arrived', 'erasedAt'])
    .execute()
  const counts = new Map(people.map(({ userId, count }) => [userId, count]))
  return new Map(
    rows.map(({ userId, arrived, erasedAt }) => [
      userId,
      { erasedAt, next: arrived - (counts.get(userId) ?? 0) + 1 },
    ]),
  )
}

async function findAccounts(db: Database, people: readonly string[]): Promise<Set<string>> {
  const users = await db.selectFrom('users').select('id').where('id', 'in', people).execute()
  return new Set(users.map(({ id }) => id))
}

async function foldLogs(db: Database, people: readonly string[]): Promise<void> {
  const full = await db
    .selectFrom('attempts')
    .select('userId')
    .where('userId', 'in', people)
    .groupBy('userId')
    .having((eb) => eb.fn.countAll(), '>', maxAttempts)
    .execute()
  for (const { userId } of full) await foldLog(db, userId)
}

async function foldLog(db: Database, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'at', 'exercise', 'verdict'])
    .where('userId', '=', userId)
    .execute()
  const gone = foldAway(rows)
  for (let start = 0; start < gone.length; start += atOnce)
    await db
      .deleteFrom('attempts')
      .where('id', 'in', gone.slice(start, start + atOnce))
      .execute()
}

function toAttempts(rows: readonly AttemptsTable[]): Attempt[] {
  return rows
    .map((row) => readAttempt({ ...row, isSolutionSeen: row.isSolutionSeen === 1 }))
    .filter((attempt) => attempt !== undefined)
}

/** The attempts of an account, as they are exported in its personal data file and deleted with it. */
export const personalAttempts: PersonalData = {
  name: 'intentos',
  read: listAllAttempts,
  erase: deleteLog,
}

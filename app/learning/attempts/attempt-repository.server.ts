import type { AttemptsTable } from '../../platform/db/attempt-tables.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Attempt, readAttempt } from './attempt.ts'
import { foldAway, mostAttempts } from './fold-attempts.ts'

/** `log`: which log of the person this is; another one means that it was erased in between (`erasedAt` of the table). */
type AttemptsPage = { log: string; attempts: Attempt[]; cursor: number; isWhole: boolean }
export type SaveResult =
  | { status: 'saved' }
  | { status: 'erased-since'; log: string }
  | { status: 'no-account' }

/** As many as a page of the log holds, and as many rows as one statement deletes. */
const atOnce = 500
/** As many rows as one statement inserts: a database takes some thirty thousand values. */
export const insertedAtOnce = 2000

/** The log of a person from a place in the order of arrival on: 0 is its beginning. */
export async function listAttempts(db: Database, userId: string, after: number): Promise<AttemptsPage> {
  // The log first: attempts of a new one must not go with the name of the one before.
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

export type Upload = {
  userId: string
  attempts: readonly Attempt[]
  /** ISO text: no attempt is later. */
  now: string
  /** The log that they are for, where a device has known one. */
  log?: string | undefined
}

/**
 * Adds what several have sent to their logs, in one transaction. An attempt whose id is known, to whomever it belongs, changes nothing. What
 * is over the bound of a log is folded away.
 */
export function saveUploads(db: Database, uploads: readonly Upload[]): Promise<SaveResult[]> {
  return db.transaction().execute(async (transaction) => {
    const people = [...new Set(uploads.map(({ userId }) => userId))]
    const counts = people.map((userId): Held => ({ userId, count: countOf(uploads, userId) }))
    const logs = await holdLogs(transaction, counts)
    // Asked while the logs are held: deleting an account waits, or is over.
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
/** `next`: the arrival of the next attempt that is added. */
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
  // In one order for everybody: two who name the same ids would else wait for each other. Of one id the first that arrived stays first.
  const ordered = rows.toSorted((a, b) => (a.id === b.id ? a.arrival - b.arrival : a.id < b.id ? -1 : 1))
  for (let start = 0; start < ordered.length; start += insertedAtOnce)
    await db
      .insertInto('attempts')
      .values(ordered.slice(start, start + insertedAtOnce))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** Erases the log of a person. Devices learn by the name of the log that what they hold is of one that is gone. */
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

/** Erases the log of a person whose account goes, and that there was one. */
export async function deleteLog(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdLogs(transaction, [{ userId, count: 0 }])
    await transaction.deleteFrom('attempts').where('userId', '=', userId).execute()
    await transaction.deleteFrom('attempt_logs').where('userId', '=', userId).execute()
  })
}

/** The whole log of a person, in the order of arrival. */
export async function listAllAttempts(db: Database, userId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('arrival')
    .execute()
  return toAttempts(rows)
}

/** How many attempts of a person are kept. */
export async function countAttemptsOf(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts arrivals. Until the transaction ends nobody else writes to these logs: arrivals are seen in their order, on every instance. */
async function holdLogs(db: Database, people: readonly Held[]): Promise<Map<string, HeldLog>> {
  const rows = await db
    .insertInto('attempt_logs')
    // In one order for everybody, as above.
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
    .having((eb) => eb.fn.countAll(), '>', mostAttempts)
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

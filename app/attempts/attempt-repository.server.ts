import type { AttemptsTable } from '../db/attempt-tables.ts'
import type { Database } from '../db/tables.ts'
import { type Attempt, readAttempt } from './attempt.ts'
import { foldAway, mostAttempts } from './fold-attempts.ts'

/** `log`: which log of the person this is; another one means that it was erased in between (`erasedAt` of the table). */
type AttemptsPage = { log: string; attempts: Attempt[]; cursor: number; isWhole: boolean }
type SaveResult = { status: 'saved' } | { status: 'erased-since'; log: string } | { status: 'no-account' }

/** As many as a page of the log holds, and as many rows as one statement deletes. */
const atOnce = 500

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

type Upload = {
  userId: string
  attempts: readonly Attempt[]
  /** ISO text: no attempt is later. */
  now: string
  /** The log that they are for, where a device has known one. */
  log?: string
}

/**
 * Adds attempts to the log of a person. One whose id is known, to whomever it belongs, changes nothing. What is over the bound is folded
 * away.
 */
export function saveAttempts(db: Database, { userId, attempts, now, log }: Upload): Promise<SaveResult> {
  return db.transaction().execute(async (transaction): Promise<SaveResult> => {
    const { arrived, erasedAt } = await holdLog(transaction, userId, attempts.length)
    if (log !== undefined && log !== erasedAt) return { status: 'erased-since', log: erasedAt }
    // Asked while the log is held: deleting the account waits, or is over.
    if (!(await isAccount(transaction, userId))) {
      await transaction.deleteFrom('attempt_logs').where('userId', '=', userId).execute()
      return { status: 'no-account' }
    }
    await insertAttempts(transaction, { userId, attempts, now }, arrived - attempts.length + 1)
    await foldLog(transaction, userId)
    return { status: 'saved' }
  })
}

async function insertAttempts(
  db: Database,
  { userId, attempts, now }: Upload,
  firstArrival: number,
): Promise<void> {
  if (attempts.length === 0) return
  const rows = attempts.map(
    ({ at, isSolutionSeen, ...attempt }, index): AttemptsTable => ({
      ...attempt,
      userId,
      arrival: firstArrival + index,
      at: at < now ? at : now,
      isSolutionSeen: isSolutionSeen ? 1 : 0,
    }),
  )
  await db
    .insertInto('attempts')
    // In one order for everybody: two who name the same ids would else wait for each other.
    .values(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Erases the log of a person. Devices learn by the name of the log that what they hold is of one that is gone. */
export async function eraseAttempts(db: Database, userId: string, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdLog(transaction, userId, 0)
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
    await holdLog(transaction, userId, 0)
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

/** Counts arrivals. Until the transaction ends nobody else writes to this log: arrivals are seen in their order, on every instance. */
function holdLog(
  db: Database,
  userId: string,
  count: number,
): Promise<{ arrived: number; erasedAt: string }> {
  return db
    .insertInto('attempt_logs')
    .values({ userId, arrived: count, erasedAt: '' })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({ arrived: eb('attempt_logs.arrived', '+', count) })),
    )
    .returning(['arrived', 'erasedAt'])
    .executeTakeFirstOrThrow()
}

async function isAccount(db: Database, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return user !== undefined
}

async function foldLog(db: Database, userId: string): Promise<void> {
  if ((await countAttemptsOf(db, userId)) <= mostAttempts) return
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

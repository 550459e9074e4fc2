import type { SecondFactorsTable } from '../../platform/db/second-factor-tables.ts'
import type { Database } from '../../platform/db/tables.ts'
import { digestRecoveryCode } from './recovery-codes.ts'

/** The factor of an account, confirmed or only begun. */
export function findSecondFactor(db: Database, userId: string): Promise<SecondFactorsTable | undefined> {
  return db.selectFrom('second_factors').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Whether an account is asked for a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const found = await findSecondFactor(db, userId)
  return found !== undefined && found.confirmedAt !== null
}

type Start = { userId: string; secret: string; now: string }

/** Begins a factor, in place of one that was not confirmed. False where one is in force. */
export async function startSecondFactor(db: Database, { userId, secret, now }: Start): Promise<boolean> {
  const row = { userId, secret, startedAt: now, confirmedAt: null, lastStep: 0 }
  const made = await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, startedAt: now })
        .where('second_factors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return made !== undefined
}

type Confirmation = { userId: string; secret: string; step: number; now: string; codes: readonly string[] }

/** Puts a factor that was begun in force, with its recovery codes. False where it is another one by now. */
export async function confirmSecondFactor(
  db: Database,
  { userId, secret, step, now, codes }: Confirmation,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .updateTable('second_factors')
      .set({ confirmedAt: now, lastStep: step })
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .where('confirmedAt', 'is', null)
      .returning('userId')
      .executeTakeFirst()
    if (!confirmed) return false
    await replaceRecoveryCodes(transaction, userId, codes)
    return true
  })
}

/** Uses the code of a step of time up, and with it all before. False where one as late was used already. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses a recovery code up. False for one that is not the account's, or was used. */
export async function takeRecoveryCode(
  db: Database,
  { userId, code, now }: { userId: string; code: string; now: string },
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ usedAt: now })
    .where('digest', '=', digestRecoveryCode(userId, code))
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives an account these recovery codes; those of before are of no use any more. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => ({ digest: digestRecoveryCode(userId, code), userId, usedAt: null }))
  await db.deleteFrom('recovery_codes').where('userId', '=', userId).execute()
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('digest')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
  return rows.length
}

/** Deletes the factor of an account with all that belongs to it; gives whether one was in force. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('second_factors')
      .where('userId', '=', userId)
      .returning('confirmedAt')
      .executeTakeFirst()
    await transaction.deleteFrom('recovery_codes').where('userId', '=', userId).execute()
    await transaction.deleteFrom('second_steps').where('userId', '=', userId).execute()
    return gone !== undefined && gone.confirmedAt !== null
  })
}

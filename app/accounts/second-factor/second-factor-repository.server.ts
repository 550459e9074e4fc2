import { createHash, randomInt } from 'node:crypto'
import type { Database, SecondFactorsTable } from '../../platform/db/tables.ts'

/** Returns the second factor of an account, confirmed or not. */
export function findSecondFactor(db: Database, userId: string): Promise<SecondFactorsTable | undefined> {
  return db.selectFrom('second_factors').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Returns true if an account's sign-in requires a code. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const found = await findSecondFactor(db, userId)
  return found !== undefined && found.confirmedAt !== null
}

type Start = { userId: string; secret: string; now: string }

/** Stores an unconfirmed factor, replacing another unconfirmed one. Returns false if a factor is active. */
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

/**
 * Activates an unconfirmed factor and stores its recovery codes. Returns false if the secret has been
 * replaced meanwhile.
 */
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

/**
 * Marks a time step and all earlier ones as used. Returns false if this step or a later one was already used.
 */
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

/** Marks a recovery code as used. Returns false if it is not the account's or was already used. */
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

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => ({ digest: digestRecoveryCode(userId, code), userId, usedAt: null }))
  await db.deleteFrom('recovery_codes').where('userId', '=', userId).execute()
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('digest')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
  return rows.length
}

/** Deletes the factor of an account with its codes and pending steps. Returns true if it was active. */
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

const codesOfAnAccount = 10
const length = 16
/** Without letters and digits that are easily confused: 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Generates recovery codes such as «ABCD-EFGH-JKMN-PQRS». 79 bits each, so a fast digest protects them well
 * enough.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAnAccount }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Returns the stored digest of a code. Case, spaces and dashes are ignored. */
export function digestRecoveryCode(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url')
}

import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'

/** Seconds in which a code must follow the password. */
export const secondStepLasts: number = 10 * 60

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Notes that an account passed the first step of a sign-in; gives what its browser must bring with the code. */
export async function beginSecondStep(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + secondStepLasts * 1000).toISOString()
  await db.deleteFrom('second_steps').where('expiresAt', '<=', now.toISOString()).execute()
  await db
    .insertInto('second_steps')
    .values({ id: digest(token), userId, expiresAt })
    .execute()
  return token
}

/** Whose first step a token stands for; undefined for one that is over, used or made up. */
export async function findSecondStep(db: Database, token: string, now: Date): Promise<string | undefined> {
  const step = await db
    .selectFrom('second_steps')
    .select('userId')
    .where('id', '=', digest(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return step?.userId
}

/** Ends a first step that is good once. False where somebody else was quicker. */
export async function endSecondStep(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('second_steps')
    .where('id', '=', digest(token))
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Ends those of an account: its password is another one now. */
export async function endSecondStepsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('second_steps').where('userId', '=', userId).execute()
}

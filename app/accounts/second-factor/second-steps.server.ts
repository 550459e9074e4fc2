import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/tables.ts'
import { readCookie } from '../../platform/http/header-values.server.ts'

/** Time limit for the code after the password, in seconds. */
export const secondStepLasts: number = 10 * 60

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Records that an account has passed the first step of a sign-in. Returns the token for the browser's cookie.
 */
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

/** Returns the account of a first step by its token; undefined if it has expired, was used or is unknown. */
export async function findSecondStep(db: Database, token: string, now: Date): Promise<string | undefined> {
  const step = await db
    .selectFrom('second_steps')
    .select('userId')
    .where('id', '=', digest(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return step?.userId
}

/** Deletes a first step, which is valid once. Returns false if another request was faster. */
export async function endSecondStep(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('second_steps')
    .where('id', '=', digest(token))
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Deletes the pending steps of an account after its password has changed. */
export async function endSecondStepsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('second_steps').where('userId', '=', userId).execute()
}

/** The cookie of a sign-in between its two steps. */
export type SecondStepCookie = {
  write: (token: string) => string
  read: (request: Request) => string | undefined
  /** Returns the Set-Cookie line that removes the cookie. */
  drop: () => string
}

/** Opens the cookie with this name; `secure` if visitors use https. */
export function openSecondStepCookie(name: string, secure: boolean): SecondStepCookie {
  const rest = `Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`
  return {
    write: (token) => `${name}=${token}; Max-Age=${secondStepLasts}; ${rest}`,
    drop: () => `${name}=; Max-Age=0; ${rest}`,
    read(request) {
      const value = readCookie(request, name)
      return value && /^[\w-]{43}$/.test(value) ? value : undefined
    },
  }
}

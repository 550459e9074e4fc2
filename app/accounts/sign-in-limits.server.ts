import { createHash } from 'node:crypto'
import type { Database } from '../db/tables.ts'
import {
  type Attempt,
  countAttempt,
  deleteAttempts,
  deleteExpiredAttempts,
  forgiveAttempt,
  type Limit,
} from './rate-limit-repository.server.ts'

const quarterHour = 15 * 60
const hour = 60 * 60

/** Who tries what from where. `network` is one IPv4 address or one IPv6 /64. */
export type Try = { email: string; network: string }

// Counters hold no address of anybody in the clear.
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27)
const person = (email: string): string => digest(email.trim().toLowerCase())

const pairLimit = ({ email, network }: Try): Limit => ({
  key: `sign-in:${person(email)}:${digest(network)}`,
  max: 10,
  windowSeconds: quarterHour,
})
// A whole school shares one address, and a class of thirty makes mistakes.
const networkLimit = (network: string): Limit => ({
  key: `sign-in:net:${digest(network)}`,
  max: 150,
  windowSeconds: quarterHour,
})
const personLimit = (email: string): Limit => ({
  key: `sign-in:who:${person(email)}`,
  max: 60,
  windowSeconds: hour,
})

/**
 * Counts a sign-in before its password is looked at (issue 3: by client network and by account). Too many wrong ones
 * for one account from one network slow that pair only, so its owner still gets in from elsewhere; when many networks
 * try one account, those where it was signed in before still may.
 */
export async function countSignIn(db: Database, attempt: Try): Promise<Attempt> {
  const pair = await countAttempt(db, pairLimit(attempt))
  if (!pair.allowed) return pair
  const network = await countAttempt(db, networkLimit(attempt.network))
  if (!network.allowed) return network
  const everywhere = await countAttempt(db, personLimit(attempt.email))
  if (everywhere.allowed || (await isKnownNetwork(db, attempt))) return { allowed: true }
  return everywhere
}

/** A right password takes back what its attempt counted. */
export async function forgiveSignIn(db: Database, attempt: Try): Promise<void> {
  await deleteAttempts(db, pairLimit(attempt).key)
  await forgiveAttempt(db, networkLimit(attempt.network).key)
  await forgiveAttempt(db, personLimit(attempt.email).key)
  await deleteExpiredAttempts(db)
}

/** New accounts of one network: two or three classes an hour. */
export function countRegistration(db: Database, network: string): Promise<Attempt> {
  return countAttempt(db, { key: `register:${digest(network)}`, max: 100, windowSeconds: hour })
}

/** Ways to Google that one network asks for: each costs a request to it and a row. */
export function countGoogleStart(db: Database, network: string): Promise<Attempt> {
  return countAttempt(db, { key: `google:${digest(network)}`, max: 200, windowSeconds: quarterHour })
}

/** Messages to one address, and messages that one network asks for. */
export async function countPasswordReset(db: Database, { email, network }: Try): Promise<Attempt> {
  const asked = await countAttempt(db, { key: `reset:net:${digest(network)}`, max: 40, windowSeconds: hour })
  if (!asked.allowed) return asked
  return countAttempt(db, { key: `reset:who:${person(email)}`, max: 3, windowSeconds: hour })
}

/** Passwords asked again on the account page, where a stolen session could try many. */
export function countPasswordCheck(db: Database, userId: string): Promise<Attempt> {
  return countAttempt(db, { key: `check:${userId}`, max: 10, windowSeconds: quarterHour })
}

async function isKnownNetwork(db: Database, { email, network }: Try): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('users.email', '=', email.trim().toLowerCase())
    .where('sessions.ipAddress', '=', network)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

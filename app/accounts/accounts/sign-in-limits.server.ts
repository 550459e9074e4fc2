import type { Database } from '../../platform/db/tables.ts'
import {
  type Attempt,
  countAttempts,
  digestForKey,
  findRefusal,
  forgiveAttempts,
  type Limit,
} from './rate-limit-repository.server.ts'

const quarterHour = 15 * 60
const hour = 60 * 60

/** Who tries what from where. `network` is one IPv4 address or one IPv6 /64. */
type Try = { email: string; network: string }
/** `device` is one on which the account was signed in before. */
export type SignInTry = Try & { device?: string | undefined }

const person = (email: string): string => digestForKey(email.trim().toLowerCase())

const pairLimit = ({ email, network }: Try): Limit => ({
  key: `sign-in:${person(email)}:${digestForKey(network)}`,
  max: 10,
  windowSeconds: quarterHour,
})
// A whole school shares one address, and a class of thirty makes mistakes.
const networkLimit = (network: string): Limit => ({
  key: `sign-in:net:${digestForKey(network)}`,
  max: 60,
  windowSeconds: quarterHour,
})
const personLimit = (email: string): Limit => ({
  key: `sign-in:who:${person(email)}`,
  max: 20,
  windowSeconds: hour,
})
const deviceLimit = (device: string, email: string): Limit => ({
  key: `sign-in:device:${person(email)}:${digestForKey(device)}`,
  max: 10,
  windowSeconds: quarterHour,
})
// Two or three classes of one school.
const registrationLimit = (network: string): Limit => ({
  key: `register:${digestForKey(network)}`,
  max: 100,
  windowSeconds: hour,
})
// That an address is taken has to be told, so it is told to nobody often.
const takenLimit = (network: string): Limit => ({
  key: `register:taken:${digestForKey(network)}`,
  max: 20,
  windowSeconds: hour,
})

// Strangers, be they in the same room or in a thousand networks, must not keep the owner from the own device.
const signInLimits = (attempt: SignInTry): Limit[] =>
  attempt.device === undefined
    ? [pairLimit(attempt), networkLimit(attempt.network), personLimit(attempt.email)]
    : [deviceLimit(attempt.device, attempt.email)]

/** The refusal of a sign-in that would be one too many, without counting it. */
export function findSignInRefusal(db: Database, attempt: SignInTry) {
  return findRefusal(db, signInLimits(attempt))
}

/**
 * Counts a sign-in before its password is looked at: by network, by account and by both. Too many wrong ones for one
 * account from one network slow that pair first, so its owner still gets in from elsewhere; when many networks try one
 * account, the devices on which it was signed in before still may.
 */
export function countSignIn(db: Database, attempt: SignInTry): Promise<Attempt> {
  return countAttempts(db, signInLimits(attempt))
}

/** A right password takes back what its attempt counted. */
export function forgiveSignIn(db: Database, attempt: SignInTry): Promise<void> {
  const [own, ...shared] = signInLimits(attempt).map(({ key }) => key)
  return forgiveAttempts(db, { forget: own === undefined ? [] : [own], takeOne: shared })
}

/** New accounts of one network, and how often it is told that an address is taken. */
export function countRegistration(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [registrationLimit(network), takenLimit(network)])
}

/** An account that was made told nobody of another. */
export function forgiveRegistration(db: Database, network: string): Promise<void> {
  return forgiveAttempts(db, { forget: [], takeOne: [takenLimit(network).key] })
}

/** Ways to Google that one network asks for: each costs a request to it and a row. */
export function countGoogleStart(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [{ key: `google:${digestForKey(network)}`, max: 200, windowSeconds: quarterHour }])
}

/** Messages to one address, and messages that one network asks for. */
export function countPasswordReset(db: Database, { email, network }: Try): Promise<Attempt> {
  return countAttempts(db, [
    { key: `reset:net:${digestForKey(network)}`, max: 40, windowSeconds: hour },
    { key: `reset:who:${person(email)}`, max: 3, windowSeconds: hour },
  ])
}

/** Passwords asked again on the account page, where a stolen session could try many. */
export function countPasswordCheck(db: Database, userId: string): Promise<Attempt> {
  return countAttempts(db, [{ key: `check:${userId}`, max: 10, windowSeconds: quarterHour }])
}

/** Who tries codes of a second factor from where; `device` is one on which the account was signed in before. */
type CodeTry = { userId: string; network: string; device: string | undefined }

// Whoever comes here knows the password, and a code is one of a million: far fewer tries than passwords have.
const codeLimits = ({ userId, network, device }: CodeTry): Limit[] =>
  device === undefined
    ? [
        { key: `code:${userId}:${digestForKey(network)}`, max: 5, windowSeconds: quarterHour },
        { key: `code:who:${userId}`, max: 20, windowSeconds: 24 * hour },
      ]
    : [
        { key: `code:device:${userId}:${digestForKey(device)}`, max: 10, windowSeconds: quarterHour },
        // A device that somebody took, too, has no million of tries.
        { key: `code:devices:${userId}`, max: 40, windowSeconds: 24 * hour },
      ]

/** Counts a code before it is looked at. Strangers with the password do not keep the owner from a device that is known. */
export function countCode(db: Database, attempt: CodeTry): Promise<Attempt> {
  return countAttempts(db, codeLimits(attempt))
}

/** A right code takes back what its attempt counted. */
export function forgiveCode(db: Database, attempt: CodeTry): Promise<void> {
  const [own, ...shared] = codeLimits(attempt).map(({ key }) => key)
  return forgiveAttempts(db, { forget: own === undefined ? [] : [own], takeOne: shared })
}

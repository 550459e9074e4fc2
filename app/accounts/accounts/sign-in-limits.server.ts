import type { Database } from '../../platform/db/tables.ts'
import {
  type Attempt,
  countAttempts,
  digestForKey,
  findRefusal,
  type Limit,
  resetAttempts,
} from './rate-limit-repository.server.ts'

const quarterHourSeconds = 15 * 60
const hourSeconds = 60 * 60

/** The address and origin of an attempt. `network` is one IPv4 address or one IPv6 /64. */
type Try = { email: string; network: string }
/** `device`: a device on which the account has signed in before. */
export type SignInTry = Try & { device?: string | undefined }

const person = (email: string): string => digestForKey(email.trim().toLowerCase())

const pairLimit = ({ email, network }: Try): Limit => ({
  key: `sign-in:${person(email)}:${digestForKey(network)}`,
  max: 10,
  windowSeconds: quarterHourSeconds,
})
// A whole school shares one address, and a class of thirty makes mistakes.
const networkLimit = (network: string): Limit => ({
  key: `sign-in:net:${digestForKey(network)}`,
  max: 60,
  windowSeconds: quarterHourSeconds,
})
const personLimit = (email: string): Limit => ({
  key: `sign-in:who:${person(email)}`,
  max: 20,
  windowSeconds: hourSeconds,
})
const deviceLimit = (device: string, email: string): Limit => ({
  key: `sign-in:device:${person(email)}:${digestForKey(device)}`,
  max: 10,
  windowSeconds: quarterHourSeconds,
})
// Two or three classes of one school.
const registrationLimit = (network: string): Limit => ({
  key: `register:${digestForKey(network)}`,
  max: 100,
  windowSeconds: hourSeconds,
})
// Registration has to reveal that an address is taken, so this is limited.
const takenLimit = (network: string): Limit => ({
  key: `register:taken:${digestForKey(network)}`,
  max: 20,
  windowSeconds: hourSeconds,
})

// A known device has its own limit, so that attacks from other devices do not lock out the owner.
const signInLimits = (attempt: SignInTry): Limit[] =>
  attempt.device === undefined
    ? [pairLimit(attempt), networkLimit(attempt.network), personLimit(attempt.email)]
    : [deviceLimit(attempt.device, attempt.email)]

/** Returns the rejection of a sign-in over the limit, without counting it. */
export function findSignInRefusal(db: Database, attempt: SignInTry) {
  return findRefusal(db, signInLimits(attempt))
}

/**
 * Counts a sign-in before its password is checked: by network, by account, and by both. Wrong passwords for
 * one account from one network exhaust the limit of that pair first, so the owner can still sign in from
 * elsewhere. If many networks attack one account, its known devices are still admitted.
 */
export function countSignIn(db: Database, attempt: SignInTry): Promise<Attempt> {
  return countAttempts(db, signInLimits(attempt))
}

/** Uncounts a successful sign-in. */
export function resetSignInAttempts(db: Database, attempt: SignInTry): Promise<void> {
  const [own, ...shared] = signInLimits(attempt).map(({ key }) => key)
  return resetAttempts(db, { forget: own === undefined ? [] : [own], takeOne: shared })
}

/** Counts a registration of a network, and provisionally as a revealed taken address. */
export function countRegistration(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [registrationLimit(network), takenLimit(network)])
}

/** Uncounts the revealed address: a successful registration reveals none. */
export function resetRegistrationAttempts(db: Database, network: string): Promise<void> {
  return resetAttempts(db, { forget: [], takeOne: [takenLimit(network).key] })
}

/** Counts the start of a Google sign-in: each costs a request to Google and a row. */
export function countGoogleStart(db: Database, network: string): Promise<Attempt> {
  return countAttempts(db, [
    { key: `google:${digestForKey(network)}`, max: 200, windowSeconds: quarterHourSeconds },
  ])
}

/** Counts a password reset message, by address and by network. */
export function countPasswordReset(db: Database, { email, network }: Try): Promise<Attempt> {
  return countAttempts(db, [
    { key: `reset:net:${digestForKey(network)}`, max: 40, windowSeconds: hourSeconds },
    { key: `reset:who:${person(email)}`, max: 3, windowSeconds: hourSeconds },
  ])
}

/** Counts a repeated password check on the account page, where a stolen session could try many. */
export function countPasswordCheck(db: Database, userId: string): Promise<Attempt> {
  return countAttempts(db, [{ key: `check:${userId}`, max: 10, windowSeconds: quarterHourSeconds }])
}

/**
 * The account and origin of an attempt with a second factor code; `device`: a device on which the account has
 * signed in before.
 */
type CodeTry = { userId: string; network: string; device: string | undefined }

// The attacker already knows the password, and a code has a million values: the limits are much lower than
// for passwords.
const codeLimits = ({ userId, network, device }: CodeTry): Limit[] =>
  device === undefined
    ? [
        { key: `code:${userId}:${digestForKey(network)}`, max: 5, windowSeconds: quarterHourSeconds },
        { key: `code:who:${userId}`, max: 20, windowSeconds: 24 * hourSeconds },
      ]
    : [
        { key: `code:device:${userId}:${digestForKey(device)}`, max: 10, windowSeconds: quarterHourSeconds },
        // A stolen device is limited per day too.
        { key: `code:devices:${userId}`, max: 40, windowSeconds: 24 * hourSeconds },
      ]

/**
 * Counts a code before it is checked. Attackers who know the password do not lock out the owner's known
 * devices.
 */
export function countCode(db: Database, attempt: CodeTry): Promise<Attempt> {
  return countAttempts(db, codeLimits(attempt))
}

/** Uncounts a successful code. */
export function resetCodeAttempts(db: Database, attempt: CodeTry): Promise<void> {
  const [own, ...shared] = codeLimits(attempt).map(({ key }) => key)
  return resetAttempts(db, { forget: own === undefined ? [] : [own], takeOne: shared })
}

import type { Marked } from '../marking/part.ts'
/** The result of an attempt: that of its worst part (`judgeAttempt`). */
export type AttemptVerdict = 'right' | 'almost' | 'wrong'

/**
 * One attempt at an exercise. The log of attempts is append-only; progress is replayed from it, in order of
 * `at`, then `id`.
 */
export type Attempt = {
  /** UUID v4. */
  id: string
  /** The time by the device's clock: ISO-8601, UTC, with milliseconds. */
  at: string
  /** `problemas:{problem id}`, `temario:{topic id}:{question key}` or `simuladores:{tipo}:{key}`. */
  exercise: string
  /** The seed of the exercise's numbers; empty for the numbers written in its text. */
  seed: string
  verdict: AttemptVerdict
  /** The number of hints opened before this attempt. */
  hints: number
  /** Whether the worked solution was opened before this attempt. */
  isSolutionSeen: boolean
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const exercisePattern = /^(?:problemas:[\w-]{1,100}|(?:temario|simuladores):[\w-]{1,100}:[0-9a-f]{8})$/
const seedPattern = /^[a-z0-9]{0,12}$/
const verdicts: readonly unknown[] = ['right', 'almost', 'wrong'] satisfies AttemptVerdict[]
/** An upper bound for validation: no exercise has as many hints. */
const maxHints = 50

/**
 * Validates an attempt from outside: a device's store, a request or a database row. Returns undefined if any
 * property is invalid; drops unknown properties.
 */
export function readAttempt(given: unknown): Attempt | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { id, at, exercise, seed, verdict, hints, isSolutionSeen } = given as Record<keyof Attempt, unknown>
  const isAttempt =
    matches(uuidPattern, id) &&
    isInstant(at) &&
    matches(exercisePattern, exercise) &&
    matches(seedPattern, seed) &&
    verdicts.includes(verdict) &&
    Number.isInteger(hints) &&
    (hints as number) >= 0 &&
    (hints as number) <= maxHints &&
    typeof isSolutionSeen === 'boolean'
  return isAttempt ? ({ id, at, exercise, seed, verdict, hints, isSolutionSeen } as Attempt) : undefined
}

/**
 * Combines the marks of an exercise's parts into one verdict; one wrong part makes it wrong. Returns
 * undefined while a part is blank or unreadable and none is wrong: the student may be answering part by part.
 */
export function judgeAttempt(marked: readonly (Marked | null)[]): AttemptVerdict | undefined {
  const verdicts = marked.map((part) => part?.verdict ?? 'unreadable')
  if (verdicts.length === 0) return undefined
  if (verdicts.some((verdict) => verdict === 'incorrect' || verdict === 'known-mistake')) return 'wrong'
  if (verdicts.includes('unreadable')) return undefined
  return verdicts.includes('almost') ? 'almost' : 'right'
}

type Placed = Pick<Attempt, 'id' | 'at'>

/** Compares attempts for sorting in replay order. */
export function compareAttempts(a: Placed, b: Placed): number {
  return compare(a.at, b.at) || compare(a.id, b.id)
}

/** Returns the exercises that were answered right at least once without seeing the solution before. */
export function solvedExercises(attempts: readonly Attempt[]): Set<string> {
  const solved = attempts.filter(({ verdict, isSolutionSeen }) => verdict === 'right' && !isSolutionSeen)
  return new Set(solved.map(({ exercise }) => exercise))
}

/** Makes a UUID v4. `crypto.randomUUID` is not used: it is missing on sites served without HTTPS. */
export function makeAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

// Plain comparison, without a locale: both texts are ASCII.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const matches = (pattern: RegExp, text: unknown): boolean => typeof text === 'string' && pattern.test(text)

function isInstant(text: unknown): boolean {
  if (typeof text !== 'string' || text.length !== 24) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

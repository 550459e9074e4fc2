/** What came of an attempt: the worst of its parts (app/learning/attempts/judge-attempt.ts). */
export type AttemptVerdict = 'right' | 'almost' | 'wrong'

/** One attempt at an exercise. The log of them is only added to; all else is replayed from it, in order of `at`, then `id`. */
export type Attempt = {
  /** UUID v4. */
  id: string
  /** By the clock of the device: ISO-8601, UTC, with milliseconds. */
  at: string
  /** `problemas:{id of the problem}`, `temario:{id of the topic}:{key of the question}` or `simuladores:{tipo}:{key}`. */
  exercise: string
  /** Of its numbers; empty for those of its text. */
  seed: string
  verdict: AttemptVerdict
  /** How many hints were opened before. */
  hints: number
  /** Whether the worked solution was opened before. */
  isSolutionSeen: boolean
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const exercisePattern = /^(?:problemas:[\w-]{1,100}|(?:temario|simuladores):[\w-]{1,100}:[0-9a-f]{8})$/
const seedPattern = /^[a-z0-9]{0,12}$/
const verdicts: readonly unknown[] = ['right', 'almost', 'wrong'] satisfies AttemptVerdict[]
/** More than any exercise has. */
const mostHints = 50

/** Reads an attempt that comes from outside: a device's store, a request, a row. What is not one through and through is none; what it does not know is left out. */
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
    (hints as number) <= mostHints &&
    typeof isSolutionSeen === 'boolean'
  return isAttempt ? ({ id, at, exercise, seed, verdict, hints, isSolutionSeen } as Attempt) : undefined
}

type Placed = Pick<Attempt, 'id' | 'at'>

/** In the order in which attempts are replayed. */
export function compareAttempts(a: Placed, b: Placed): number {
  return compare(a.at, b.at) || compare(a.id, b.id)
}

/** A UUID v4, also where a site is read without https, which knows no `crypto.randomUUID`. */
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

// Not by the words of a language: both are plain ASCII.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const matches = (pattern: RegExp, text: unknown): boolean => typeof text === 'string' && pattern.test(text)

function isInstant(text: unknown): boolean {
  if (typeof text !== 'string' || text.length !== 24) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

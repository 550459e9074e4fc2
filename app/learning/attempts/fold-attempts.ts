import { type Attempt, compareAttempts } from './attempt.ts'

/** What of an attempt says whether it stays. */
type Foldable = Pick<Attempt, 'id' | 'at' | 'exercise'> & { verdict: string }

/** So many attempts of one person are kept, on a device and on the server. */
export const mostAttempts = 5000
/** Once there are more, so many go at once, so that it is done seldom. */
const foldedAtOnce = 500
/** Of each exercise so many of the last stay. */
const lastOfExercise = 5

/**
 * The ids of those that go once there are more than `mostAttempts`: the oldest, but for the first right one and the last five of each
 * exercise, which say what somebody knows and for how long. Where that is not enough, the oldest of all.
 */
export function foldAway(attempts: readonly Foldable[]): string[] {
  if (attempts.length <= mostAttempts) return []
  const sorted = attempts.toSorted(compareAttempts)
  const kept = keptOf(sorted)
  const first = sorted.filter(({ id }) => !kept.has(id))
  const then = sorted.filter(({ id }) => kept.has(id))
  const count = attempts.length - mostAttempts + foldedAtOnce
  return [...first, ...then].slice(0, count).map(({ id }) => id)
}

function keptOf(sorted: readonly Foldable[]): Set<string> {
  const kept = new Set<string>()
  for (const ofOne of Map.groupBy(sorted, ({ exercise }) => exercise).values()) {
    const firstRight = ofOne.find(({ verdict }) => verdict === 'right')
    for (const { id } of [...(firstRight ? [firstRight] : []), ...ofOne.slice(-lastOfExercise)]) kept.add(id)
  }
  return kept
}

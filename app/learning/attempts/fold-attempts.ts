import { type Attempt, compareAttempts } from './attempt.ts'

/** The properties of an attempt that decide whether it is kept. */
type Foldable = Pick<Attempt, 'id' | 'at' | 'exercise'> & { verdict: string }

/** The maximum number of attempts kept per account, on a device and on the server. */
export const maxAttempts = 5000
/** The extra number deleted once the limit is exceeded, so that deletions are rare. */
const foldedAtOnce = 500
/** The number of latest attempts of each exercise that are kept. */
const lastOfExercise = 5

/**
 * Returns the ids of the attempts to delete; none up to `maxAttempts`. The oldest go first. The first right
 * attempt and the last five of each exercise are spared as long as possible: they show what a student knows
 * and since when.
 */
export function foldAway(attempts: readonly Foldable[]): string[] {
  if (attempts.length <= maxAttempts) return []
  const sorted = attempts.toSorted(compareAttempts)
  const kept = keptOf(sorted)
  const first = sorted.filter(({ id }) => !kept.has(id))
  const then = sorted.filter(({ id }) => kept.has(id))
  const count = attempts.length - maxAttempts + foldedAtOnce
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

import type { Attempt } from './attempt.ts'

/** Returns the exercises that were answered right at least once without seeing the solution before. */
export function solvedExercises(attempts: readonly Attempt[]): Set<string> {
  const solved = attempts.filter(({ verdict, isSolutionSeen }) => verdict === 'right' && !isSolutionSeen)
  return new Set(solved.map(({ exercise }) => exercise))
}

import type { Attempt } from './attempt.ts'

/** The exercises that somebody has once answered right, without having seen the solution before. */
export function solvedExercises(attempts: readonly Attempt[]): Set<string> {
  const solved = attempts.filter(({ verdict, isSolutionSeen }) => verdict === 'right' && !isSolutionSeen)
  return new Set(solved.map(({ exercise }) => exercise))
}

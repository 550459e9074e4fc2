import type { Instant } from './tables.ts'

/** An attempt of a person at an exercise (app/learning/attempts/attempt.ts). */
export type AttemptsTable = {
  id: string
  userId: string
  /** The place in the order in which the attempts of this person reached the server: 1, 2, 3 … */
  arrival: number
  at: Instant
  exercise: string
  seed: string
  verdict: string
  hints: number
  isSolutionSeen: 0 | 1
}

/** One for each person who has attempts, or had. Whoever writes attempts of a person first changes this row, and so waits for others. */
export type AttemptLogsTable = {
  userId: string
  /** The last `arrival` that was given. */
  arrived: number
  /** When the log was erased last; '' as long as it never was. */
  erasedAt: Instant | ''
}

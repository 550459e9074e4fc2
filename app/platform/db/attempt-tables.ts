import type { Instant } from './tables.ts'

/** An attempt of a person at an exercise (app/learning/attempts/attempt.ts). */
export type AttemptsTable = {
  id: string
  userId: string
  /** Sequence number of the attempt in this person's log, in order of arrival at the server: 1, 2, 3 … */
  arrival: number
  at: Instant
  exercise: string
  seed: string
  verdict: string
  hints: number
  isSolutionSeen: 0 | 1
}

/**
 * One row per person with attempts, past or present. A transaction that writes attempts updates this row
 * first, which serialises writes to one log.
 */
export type AttemptLogsTable = {
  userId: string
  /** The highest `arrival` assigned so far. */
  arrived: number
  /** When the log was last erased; '' when it never was. */
  erasedAt: Instant | ''
}

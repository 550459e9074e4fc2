import { type Attempt, type AttemptVerdict, compareAttempts } from '../../learning/attempts/attempt.ts'
import { dayOf } from './days.ts'
import { type ReviewCard, rateAttempt, reviewOn } from './review-card.ts'

/** The state of an exercise according to the log. Days are day numbers (./days.ts). */
export type ExerciseState = {
  tries: number
  /** The best verdict; after viewing the solution at most «almost». */
  best: AttemptVerdict
  firstRightOn: number | undefined
  lastRightOn: number | undefined
  /** Whether the last answer was wrong. */
  isFailed: boolean
  lastAt: string
  /** Undefined if all answers are in the future, because that device's clock was wrong. */
  card: ReviewCard | undefined
  /** The last day on which it was due and answered, and whether the first answer of that day was right. */
  review: { on: number; isRight: boolean } | undefined
}

const worth: Record<AttemptVerdict, number> = { right: 2, almost: 1, wrong: 0 }

/**
 * Computes the state of each exercise from the log alone: attempts are sorted by time and id and duplicates
 * are removed, so the result does not depend on which device stored what. The first answer of a day is a
 * review, later ones are not. An answer dated after `now` counts as a try but changes no date.
 */
export function replayAttempts(log: readonly Attempt[], now: string): Map<string, ExerciseState> {
  const today = dayOf(now)
  const states = new Map<string, ExerciseState>()
  for (const attempt of inOrder(log)) {
    const before = states.get(attempt.exercise)
    const day = dayOf(attempt.at)
    const counted = countTry(before, attempt)
    states.set(attempt.exercise, day > today ? counted : setInTime(counted, attempt, day))
  }
  return states
}

function inOrder(log: readonly Attempt[]): Attempt[] {
  const seen = new Set<string>()
  return log.toSorted(compareAttempts).filter(({ id }) => !seen.has(id) && seen.add(id))
}

function countTry(before: ExerciseState | undefined, attempt: Attempt): ExerciseState {
  const counts = attempt.isSolutionSeen && attempt.verdict === 'right' ? 'almost' : attempt.verdict
  if (!before) {
    const unset = { firstRightOn: undefined, lastRightOn: undefined, card: undefined, review: undefined }
    return { ...unset, tries: 1, best: counts, isFailed: counts === 'wrong', lastAt: attempt.at }
  }
  const best = worth[counts] > worth[before.best] ? counts : before.best
  return { ...before, tries: before.tries + 1, best }
}

function setInTime(state: ExerciseState, attempt: Attempt, day: number): ExerciseState {
  const isRight = attempt.verdict === 'right' && !attempt.isSolutionSeen
  const isReview = state.card === undefined || day > state.card.reviewedOn
  const wasDue = state.card !== undefined && isReview && day >= state.card.dueOn
  return {
    ...state,
    isFailed: attempt.verdict === 'wrong',
    lastAt: attempt.at,
    firstRightOn: isRight ? (state.firstRightOn ?? day) : state.firstRightOn,
    lastRightOn: isRight ? day : state.lastRightOn,
    card: isReview ? reviewOn(state.card, day, rateAttempt(attempt)) : state.card,
    review: wasDue ? { on: day, isRight } : state.review,
  }
}

import { type Card, createEmptyCard, fsrs, type Grade, generatorParameters, Rating } from 'ts-fsrs'
import type { Attempt } from '../../learning/attempts/attempt.ts'

/** When an exercise is asked again. Days are numbers of days since 1970, as they begin in Madrid. */
export type ReviewCard = { memory: Card; reviewedOn: number; dueOn: number }

/** Nobody waits longer for an exercise, in days: a term lasts little more. */
const longestInterval = 60
const dayLength = 86_400_000
const noon = dayLength / 2

// Default weights; no fuzz, so that the same answers lead to the same days on every device; no steps of minutes: a day is the unit.
const scheduler = fsrs(
  generatorParameters({
    enable_fuzz: false,
    enable_short_term: false,
    learning_steps: [],
    relearning_steps: [],
    maximum_interval: longestInterval,
  }),
)

/**
 * How well an answer was remembered: right without hints is Good, with hints or almost right Hard, wrong or after the solution Again. Nobody grades
 * themselves.
 */
export function rateAttempt({ verdict, hints, isSolutionSeen }: Attempt): Grade {
  if (verdict === 'wrong' || isSolutionSeen) return Rating.Again
  return verdict === 'almost' || hints > 0 ? Rating.Hard : Rating.Good
}

/** The card after a review on a day; `card` undefined: the first one (FSRS-6, ts-fsrs). */
export function reviewOn(card: ReviewCard | undefined, day: number, rating: Grade): ReviewCard {
  const now = new Date(day * dayLength + noon)
  const { card: memory } = scheduler.next(card?.memory ?? createEmptyCard(now), now, rating)
  // The library keeps «Good» a day above «Hard», also above its own longest interval.
  return { memory, reviewedOn: day, dueOn: day + Math.min(memory.scheduled_days, longestInterval) }
}

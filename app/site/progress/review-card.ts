import { type Card, createEmptyCard, fsrs, type Grade, generatorParameters, Rating } from 'ts-fsrs'
import type { Attempt } from '../../learning/attempts/attempt.ts'

/** The schedule of an exercise's reviews. Days are day numbers in Madrid, since 1970. */
export type ReviewCard = { memory: Card; reviewedOn: number; dueOn: number }

/** Maximum interval between reviews in days: a school term lasts little more. */
const maxInterval = 60
const dayMs = 86_400_000
const noon = dayMs / 2

// Default weights. No fuzz, so that every device computes the same days; no steps in minutes, because the
// unit is a day.
const scheduler = fsrs(
  generatorParameters({
    enable_fuzz: false,
    enable_short_term: false,
    learning_steps: [],
    relearning_steps: [],
    maximum_interval: maxInterval,
  }),
)

/**
 * Rates an answer: right without hints is Good, right with hints or almost right is Hard, wrong or after
 * viewing the solution is Again. Users do not grade themselves.
 */
export function rateAttempt({ verdict, hints, isSolutionSeen }: Attempt): Grade {
  if (verdict === 'wrong' || isSolutionSeen) return Rating.Again
  return verdict === 'almost' || hints > 0 ? Rating.Hard : Rating.Good
}

/** The card after a review on a day (FSRS-6, ts-fsrs); `card` undefined: the first review. */
export function reviewOn(card: ReviewCard | undefined, day: number, rating: Grade): ReviewCard {
  const now = new Date(day * dayMs + noon)
  const { card: memory } = scheduler.next(card?.memory ?? createEmptyCard(now), now, rating)
  // The library schedules Good a day after Hard, even above its own maximum interval.
  return { memory, reviewedOn: day, dueOn: day + Math.min(memory.scheduled_days, maxInterval) }
}

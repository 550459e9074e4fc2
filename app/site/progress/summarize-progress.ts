import type { Attempt } from '../../learning/attempts/attempt.ts'
import { type CourseMap, exercisesOf, type MapTopic, topicsOf } from './course-map.ts'
import { dayOf } from './days.ts'
import { planReviews, type ReviewPlan } from './plan-reviews.ts'
import { replayAttempts } from './replay-attempts.ts'
import { stateOfTopic, type TopicState } from './topic-state.ts'

/** A summary of a user's log. `count`: how many attempts it contains. */
export type ProgressSummary = {
  count: number
  topics: Record<string, TopicState>
  reviews: ReviewPlan
}

/** Where to continue: the topic left unfinished last, and the first one not begun. */
type WaysOn = { begun: MapTopic | undefined; next: MapTopic | undefined }

/** Computes everything that pages show of a log. `now`: ISO-8601; `open`: the exercise of the open page. */
export function summarizeProgress(
  map: Pick<CourseMap, 'blocks' | 'others'>,
  log: readonly Attempt[],
  now: string,
  open?: string,
): ProgressSummary {
  const states = replayAttempts(log, now)
  const exercises = exercisesOf(map)
  const topics = topicsOf(map).map((topic) => [topic.id, stateOfTopic(idsOf(topic), states)] as const)
  const reviews = planReviews(states, {
    day: dayOf(now),
    exercises: [...exercises.values()].filter(({ isTied }) => !isTied).map(({ id }) => id),
    topicOf: (exercise) => exercises.get(exercise)?.topic ?? exercise,
    open,
  })
  return { count: log.length, topics: Object.fromEntries(topics), reviews }
}

/**
 * The ways on: the topic begun last and not yet practised, and the first topic not begun after the last begun
 * one.
 */
export function findWaysOn(map: Pick<CourseMap, 'blocks'>, { topics }: ProgressSummary): WaysOn {
  const all = topicsOf(map).filter(({ exercises }) => exercises.length > 0)
  const lastAt = ({ id }: MapTopic): string => topics[id]?.lastAt ?? ''
  const byTime = all.filter((topic) => lastAt(topic) !== '').sort((a, b) => (lastAt(a) < lastAt(b) ? 1 : -1))
  const [latest] = byTime
  const isNew = ({ id }: MapTopic): boolean => topics[id]?.level === 'new'
  const after = latest ? all.slice(all.indexOf(latest)) : all
  return {
    begun: byTime.find(({ id }) => topics[id]?.level === 'begun'),
    next: after.find(isNew) ?? all.find(isNew),
  }
}

function idsOf({ exercises }: MapTopic): string[] {
  return exercises.map(({ id }) => id)
}

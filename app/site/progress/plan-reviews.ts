import type { ExerciseState } from './replay-attempts.ts'

/** Maximum number of reviews per day, over all devices. */
const reviewsOfADay = 10

/** The reviews planned for a day and those already done. Days are day numbers (./days.ts). */
export type ReviewPlan = {
  /** Exercise ids in order; never more than the rest of the ten. */
  today: string[]
  done: number
  /** How many of them were right at the first answer. */
  right: number
  /** How many are due today but exceed the limit of ten. */
  later: number
  /** The next day on which something is due; undefined if nothing is. */
  nextOn: number | undefined
}

type Options = {
  day: number
  /** The existing exercises; others are skipped. */
  exercises: readonly string[]
  /** Returns the topic of an exercise; topics are mixed. */
  topicOf: (exercise: string) => string
  /** The exercise on the open page: it counts as one of the ten, and the next one is of another topic. */
  open?: string | undefined
}

/**
 * Plans the due reviews: the longest overdue first, mixed so that, if possible, no two of a topic follow each
 * other.
 */
export function planReviews(states: ReadonlyMap<string, ExerciseState>, options: Options): ReviewPlan {
  const { day, exercises, topicOf, open } = options
  const known = [...new Set(exercises)].flatMap((exercise) => {
    const state = states.get(exercise)
    return state?.card ? [{ exercise, lastAt: state.lastAt, dueOn: state.card.dueOn, state }] : []
  })
  const due = known.filter(({ dueOn }) => dueOn <= day).sort(byWaiting)
  const reviewed = known.flatMap(({ state: { review } }) => (review?.on === day ? [review] : []))
  const done = reviewed.length
  const right = reviewed.filter(({ isRight }) => isRight).length
  const waits = due.map(({ exercise }) => exercise).filter((exercise) => exercise !== open)
  const [latest] = known.toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
  const last = open ?? latest?.exercise
  const mixed = mixTopics(waits, topicOf, last && topicOf(last))
  const taken = done + due.length - waits.length
  const today = mixed.slice(0, Math.max(0, reviewsOfADay - taken))
  const later = mixed.length - today.length
  const waiting = known.filter(({ dueOn }) => dueOn > day).map(({ dueOn }) => dueOn)
  const next = later > 0 ? day + 1 : Math.min(...waiting)
  return { today, done, right, later, nextOn: Number.isFinite(next) ? next : undefined }
}

type Waiting = { exercise: string; dueOn: number }

function byWaiting(a: Waiting, b: Waiting): number {
  return a.dueOn - b.dueOn || (a.exercise < b.exercise ? -1 : 1)
}

/**
 * Orders exercises so that, if possible, no two of a topic follow each other. Each step takes the longest
 * overdue one of another topic than the last; if one topic makes up more than half of the rest, it takes that
 * topic. `before`: the topic just practised.
 */
export function mixTopics(
  exercises: readonly string[],
  topicOf: (exercise: string) => string,
  before: string | undefined,
): string[] {
  const left = exercises.map((exercise) => ({ exercise, topic: topicOf(exercise) }))
  const counts = new Map<string, number>()
  for (const { topic } of left) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const mixed: string[] = []
  let last = before
  while (left.length > 0) {
    const isOther = ({ topic }: { topic: string }): boolean => topic !== last
    const isUrgent = ({ topic }: { topic: string }): boolean => (counts.get(topic) ?? 0) * 2 > left.length
    const urgent = left.findIndex((one) => isOther(one) && isUrgent(one))
    const at = urgent >= 0 ? urgent : Math.max(0, left.findIndex(isOther))
    for (const { exercise, topic } of left.splice(at, 1)) {
      mixed.push(exercise)
      counts.set(topic, (counts.get(topic) ?? 0) - 1)
      last = topic
    }
  }
  return mixed
}

/** The address that reviews an exercise, with new numbers if it has variables. */
export function reviewAddress(exercise: string): string {
  return `/repasar/${exercise}?semilla=nueva`
}

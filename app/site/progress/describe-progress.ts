import { type Attempt, solvedExercises } from '../../learning/attempts/attempt.ts'
import { type CourseMap, topicsOf } from './course-map.ts'
import { progressTexts } from './progress-texts.ts'
import { findWaysOn, type ProgressSummary, summarizeProgress } from './summarize-progress.ts'
import type { TopicLevel } from './topic-state.ts'

type Way = { to: string; text: string }
type Map = Pick<CourseMap, 'blocks' | 'others'>
/** `topic`: the topic of the page; blank on the home page. `now`: ISO-8601. */
type Here = { topic: string; now: string }

/** Two links: one continues the page's topic or the course, the other leads to the reviews. */
export function describeWayOn(map: Map, log: readonly Attempt[], { topic, now }: Here): [Way, Way] {
  const summary = summarizeProgress(map, log, now)
  const own = topic === '' ? undefined : describeTopic(map, summary, { topic, log })
  const { today } = summary.reviews
  const review =
    today.length > 0 ? `${progressTexts.review}: ${progressTexts.exercises(today.length)}` : undefined
  return [
    own ?? describeCourse(map, summary),
    review ? { to: '/repasar', text: review } : { to: '/progreso', text: progressTexts.title },
  ]
}

/** What is missing in a topic; undefined if it has no exercises. */
function describeTopic(
  map: Map,
  { topics }: ProgressSummary,
  { topic, log }: { topic: string; log: readonly Attempt[] },
): Way | undefined {
  const found = topicsOf(map).find(({ id }) => id === topic)
  const state = topics[topic]
  if (!found || !state || state.of === 0) return undefined
  const solved = solvedExercises(log)
  const missing = found.exercises.find(({ id }) => !solved.has(id))
  const level = progressTexts.levels[state.level]
  const text = `${level}: ${progressTexts.solved(state.solved, state.of)}`
  return missing
    ? { to: missing.path, text: `${text}. ${progressTexts.nextExercise} ${missing.title}` }
    : { to: '/progreso', text }
}

function describeCourse(map: Map, summary: ProgressSummary): Way {
  const { begun, next } = findWaysOn(map, summary)
  if (begun) return { to: begun.path, text: `${progressTexts.resume}: ${begun.title}` }
  if (next) return { to: next.path, text: `${progressTexts.next}: ${next.title}` }
  return { to: '/repasar', text: progressTexts.toReview }
}

/** A user's level in a topic, with its sign and its text. */
type DescribedLevel = { level: TopicLevel; sign: string; text: string }

/** The levels of the topics that were begun, by topic id. `now`: ISO-8601. */
export function describeLevels(
  map: Pick<CourseMap, 'blocks' | 'others'>,
  log: readonly Attempt[],
  now: string,
): ReadonlyMap<string, DescribedLevel> {
  const { topics } = summarizeProgress(map, log, now)
  const begun = Object.entries(topics).filter(([, { level }]) => level !== 'new')
  return new Map(
    begun.map(([id, { level, solved, of }]) => {
      const text = progressTexts.levelOf(level, solved, of)
      return [id, { level, sign: progressTexts.signs[level], text }]
    }),
  )
}

import type { Attempt } from '../../learning/attempts/attempt.ts'
import type { CourseMap } from './course-map.ts'
import { progressTexts } from './progress-texts.ts'
import { summarizeProgress } from './summarize-progress.ts'
import type { TopicLevel } from './topic-state.ts'

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

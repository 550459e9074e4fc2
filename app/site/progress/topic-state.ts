import type { ExerciseState } from './replay-attempts.ts'

/** Levels of a topic, in ascending order. */
const topicLevels = ['new', 'begun', 'practised', 'mastered'] as const
export type TopicLevel = (typeof topicLevels)[number]
/** `solved`: how many of its exercises were answered right at least once. */
export type TopicState = { level: TopicLevel; solved: number; of: number; lastAt: string | undefined }

/** Days between two right answers that prove lasting knowledge. */
const daysToMaster = 7

/**
 * The level of a topic (the rule that /progreso explains): begun with the first answer; practised when half
 * of the exercises were once right; mastered when, in addition, an exercise was right at least seven days
 * after its first right answer. A wrong answer suspends «mastered» until that exercise is right again; levels
 * are never lost otherwise.
 */
export function stateOfTopic(
  exercises: readonly string[],
  states: ReadonlyMap<string, ExerciseState>,
): TopicState {
  const tried = exercises.flatMap((exercise) => states.get(exercise) ?? [])
  const solved = tried.filter(({ best }) => best === 'right').length
  const lastAt = tried.map((state) => state.lastAt).reduce(later, undefined)
  return { level: levelOf(tried, solved, exercises.length), solved, of: exercises.length, lastAt }
}

function levelOf(tried: readonly ExerciseState[], solved: number, of: number): TopicLevel {
  if (tried.length === 0) return 'new'
  if (solved * 2 < of) return 'begun'
  const first = Math.min(...tried.map(({ firstRightOn }) => firstRightOn ?? Number.POSITIVE_INFINITY))
  const last = Math.max(...tried.map(({ lastRightOn }) => lastRightOn ?? Number.NEGATIVE_INFINITY))
  const stays = last - first >= daysToMaster
  return stays && !tried.some(({ isFailed }) => isFailed) ? 'mastered' : 'practised'
}

const later = (one: string | undefined, other: string): string =>
  one === undefined || other > one ? other : one

import type { ExerciseState } from './replay-attempts.ts'

/** How far somebody has come with a topic, in this order. */
const topicLevels = ['new', 'begun', 'practised', 'mastered'] as const
export type TopicLevel = (typeof topicLevels)[number]
/** `solved`: how many of its exercises were once answered right. */
export type TopicState = { level: TopicLevel; solved: number; of: number; lastAt: string | undefined }

/** A right answer so many days after the first one shows that something stays. */
const daysToMaster = 7

/**
 * The state of a topic by the states of its exercises (the rule that /progreso tells): begun with the first answer; practised when half of them were
 * right once; mastered when besides something was right at least seven days after the first right answer. A wrong answer takes «mastered» away
 * until that exercise is right again; nothing else is ever lost.
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

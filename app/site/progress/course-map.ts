/** A problem, or a question of a topic. `id` is the exercise id that attempts store. */
export type MapExercise = {
  id: string
  title: string
  path: string
  /** It depends on the text around it and cannot be reviewed on its own. */
  isTied?: true
}
export type MapTopic = {
  id: string
  title: string
  path: string
  exercises: MapExercise[]
  /** Keys of {@link CourseMap.criteria}. */
  criteria: string[]
}
/** `courses`: «1.º y 2.º de ESO»; blank if the block has none. */
export type MapBlock = {
  id: string
  name: string
  color: string
  courses: string
  topics: MapTopic[]
}
/** The whole course; the same for every user. */
export type CourseMap = {
  blocks: MapBlock[]
  /** Exercises without a topic. */
  others: MapExercise[]
  criteria: Record<string, string>
}

/** All topics in order. */
export function topicsOf({ blocks }: Pick<CourseMap, 'blocks'>): MapTopic[] {
  return blocks.flatMap(({ topics }) => topics)
}

/**
 * All exercises by id. Each appears once, under the first topic that contains it; one without a topic is its
 * own topic.
 */
export function exercisesOf({
  blocks,
  others,
}: Pick<CourseMap, 'blocks' | 'others'>): Map<string, FoundExercise> {
  const found = new Map<string, FoundExercise>()
  for (const topic of topicsOf({ blocks }))
    for (const exercise of topic.exercises)
      if (!found.has(exercise.id)) found.set(exercise.id, { ...exercise, topic: topic.id })
  for (const exercise of others) found.set(exercise.id, { ...exercise, topic: exercise.id })
  return found
}

type FoundExercise = MapExercise & { topic: string }

/** Fetches the course map. Throws a `TypeError` without a network or on an error response. */
export async function loadCourseMap(): Promise<Pick<CourseMap, 'blocks' | 'others'>> {
  const answer = await fetch('/api/curso')
  if (!answer.ok) throw new TypeError(`/api/curso was answered ${answer.status}`)
  return answer.json()
}

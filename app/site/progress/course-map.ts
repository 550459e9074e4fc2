/** A problem, or a question of a topic, that can be answered. `id`: as attempts name it. */
export type MapExercise = {
  id: string
  title: string
  path: string
  /** It goes on with the text around it, and says nothing alone: it is not reviewed. */
  isTied?: true
}
export type MapTopic = {
  id: string
  title: string
  path: string
  exercises: MapExercise[]
  /** Of {@link CourseMap.criteria}. */
  criteria: string[]
}
/** `courses`: as people read them, «1.º y 2.º de ESO»; blank where a block says nothing. */
export type MapBlock = {
  id: string
  name: string
  color: string
  courses: string
  topics: MapTopic[]
}
/** The course as a whole: the same for everybody. */
export type CourseMap = {
  blocks: MapBlock[]
  /** Exercises of no topic. */
  others: MapExercise[]
  criteria: Record<string, string>
}

/** All topics, in their order. */
export function topicsOf({ blocks }: Pick<CourseMap, 'blocks'>): MapTopic[] {
  return blocks.flatMap(({ topics }) => topics)
}

/** Finds each exercise once, with the topic by which it is mixed: the first that has it, else itself. */
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

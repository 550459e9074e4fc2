import { sql } from 'kysely'
import { soundRows } from '../../platform/db/sound-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'

/** What problems can be narrowed to: a category of theirs, and what the syllabus says of it, where it is one of its blocks. */
export type ProblemBlock = {
  name: string
  /** In which it is taught; nothing: it does not say. */
  courses: Course[]
}

type Row = { name: string; courses: string | null; position: number | null }

/**
 * The categories that problems have, in the order of the syllabus, then those that it has not. Leaps from one to the next on the index: it does not
 * read every problem.
 */
export async function listProblemBlocks(db: Database): Promise<ProblemBlock[]> {
  const { rows } = await sql<Row>`
    with recursive found(category) as (
      select min(category) from problems
      union all
      select (select min(category) from problems where category > found.category)
      from found where found.category is not null
    )
    select found.category as name, syllabus.courses, syllabus.position
    from found left join syllabus on syllabus.name = found.category
    where found.category is not null`.execute(db)
  return soundRows(rows)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'es'))
    .map(({ name, courses }) => ({ name, courses: readCourses(courses) }))
}

const placeOf = ({ position }: Row): number => position ?? Number.MAX_SAFE_INTEGER

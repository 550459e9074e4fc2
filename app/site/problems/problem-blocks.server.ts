import { sql } from 'kysely'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'

/** A category of problems, with the data of the syllabus if it is one of its blocks. */
export type ProblemBlock = {
  name: string
  /** The courses in which it is taught; empty if unspecified. */
  courses: Course[]
}

type Row = { name: string; courses: string | null; position: number | null }

/**
 * The categories of all problems: those of the syllabus in order, then the others. Skips from value to value
 * on the index, instead of reading every problem.
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
  return dropCorruptRows(rows)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'es'))
    .map(({ name, courses }) => ({ name, courses: readCourses(courses) }))
}

const placeOf = ({ position }: Row): number => position ?? Number.MAX_SAFE_INTEGER

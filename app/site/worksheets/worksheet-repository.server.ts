import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Registry } from '../../documents/core/registry.server.ts'
import { type Here, selectLinked } from '../../documents/related/related-query.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'
import { coursesColumn } from '../curriculum/curriculum-columns.server.ts'
import { listProblemsById, type Problem } from '../problems/problem.server.ts'
import { type Difficulty, problem as problemDefinition, toDifficulty } from '../problems/problem.ts'
import { topic as topicDefinition } from '../topics/topic.ts'

/** A problem that can be picked. `code`: its short code. */
export type ListedProblem = {
  id: string
  code: string
  slug: string
  title: string
  category: string
  difficulty: Difficulty
  courses: Course[]
}

/** Digits in base 36 that hold the bits of the hash. */
const codeLength = 7

/**
 * A short code for a problem, so that the QR code of a worksheet can contain twenty: seven characters from a
 * hash of its id, so it does not change with title and slug. Among ten thousand problems, one in fourteen
 * hundred sites has a collision.
 */
export function problemCode(id: string): string {
  const bits = Number.parseInt(hash('sha256', id).slice(0, 9), 16)
  return bits.toString(36).padStart(codeLength, '0')
}

/**
 * Only this many newest problems can be on worksheets: all their codes are computed from ids on each read.
 */
const maxProblems = 2000

/** The problems that can be picked, sorted by block and title. */
export async function listProblemsToPick(db: Database): Promise<ListedProblem[]> {
  const ofBlock = sql`(select courses from syllabus where syllabus.name = problems.category)`
  const rows = await db
    .selectFrom('problems')
    .select(['id', 'slug', 'title', 'category', 'difficulty'])
    .select(coursesColumn('problems.courses', ofBlock).as('courses'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxProblems)
    .execute()
  return dropCorruptRows(rows)
    .map((row) => ({
      ...row,
      code: problemCode(row.id),
      difficulty: toDifficulty(row.difficulty),
      courses: readCourses(row.courses),
    }))
    .sort(
      (one, other) =>
        spanish.compare(one.category, other.category) || spanish.compare(one.title, other.title),
    )
}

const spanish = new Intl.Collator('es', { numeric: true })

/** Finds the problems of these codes, in order; missing ones are left out. */
export async function listProblemsByCode(db: Database, codes: readonly string[]): Promise<Problem[]> {
  const listed = new Map((await listProblemsToPick(db)).map(({ code, id }) => [code, id]))
  const ids = codes.flatMap((code) => listed.get(code) ?? [])
  const found = new Map((await listProblemsById(db, ids)).map((problem) => [problem.id, problem]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A topic's title and the ids of the problems linked from or to it; undefined if there is no such topic. */
export async function findProblemsOfTopic(
  { db, registry, today }: { db: Database; registry: Registry; today: string },
  id: string,
): Promise<{ title: string; ids: string[] } | undefined> {
  const topic = await db
    .selectFrom('topics')
    .select(['id', 'slug', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!topic) return undefined
  const here: Here = { kind: registry.get(topicDefinition), ...topic, block: null, today }
  const parts = selectLinked(here, registry.get(problemDefinition)).map(
    (part, index) => sql`select * from (${part}) as ${sql.table(`p${index}`)}`,
  )
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return { title: topic.title, ids: [...new Set(rows.map((row) => row.id))] }
}

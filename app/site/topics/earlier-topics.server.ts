import { sql } from 'kysely'
import type { EarlierQuestion } from '../../learning/questions/before-you-start.tsx'
import { pickEarlier } from '../../learning/questions/pick-earlier.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'
import { coursesColumn } from '../curriculum/curriculum-columns.server.ts'
import type { Topic } from './topic.server.ts'

/** A topic whose questions may be asked again. */
type EarlierTopic = { id: string; title: string; content: string }
type Row = EarlierTopic & { turn: number; at: string; courses: string }
type Here = { id: string; categoryId: string; createdAt: string; courses: readonly Course[] }

/** Maximum number of topics taken from a block. */
const maxOfBlock = 4

/**
 * Lists the topics before one in the order of the syllabus, nearest first: those of its block, then the last
 * ones of the block before. Topics of later courses are excluded. One statement.
 */
export async function listEarlierTopics(db: Database, here: Here): Promise<EarlierTopic[]> {
  const last = here.courses.at(-1)
  const ofBlock = sql`(select courses from syllabus where syllabus.id = topics."categoryId")`
  const columns = sql`topics.id, topics.title, topics.content, ${coursesColumn('topics.courses', ofBlock)} as courses`
  const blockBefore = sql`(
    select b.id from syllabus as b
    where (b.position, b.id) < (select position, id from syllabus where id = ${here.categoryId})
      and exists (select 1 from topics as o where o."categoryId" = b.id)
    order by b.position desc, b.id desc limit 1)`
  const { rows } = await sql<Row>`
    select * from (
      select 1 as turn, topics."createdAt" as at, ${columns} from topics
      where topics."categoryId" = ${here.categoryId} and (topics."createdAt", topics.id) < (${here.createdAt}, ${here.id})
      order by topics."createdAt" desc, topics.id desc limit ${maxOfBlock}) as own
    union all
    select * from (
      select 2 as turn, topics."createdAt" as at, ${columns} from topics
      where topics."categoryId" = ${blockBefore}
      order by topics."createdAt" desc, topics.id desc limit ${maxOfBlock}) as other`.execute(db)
  return dropCorruptRows(rows)
    .toSorted((a, b) => a.turn - b.turn || compare(b.at, a.at) || compare(b.id, a.id))
    .filter(({ courses }) => last === undefined || (readCourses(courses)[0] ?? last) <= last)
    .map(({ id, title, content }) => ({ id, title, content }))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** «Antes de empezar»: questions from the topics before one, always the same. None for the first topic. */
export async function askEarlier(
  db: Database,
  topic: Topic,
  find: PictureLookup,
): Promise<EarlierQuestion[]> {
  return pickEarlier(await listEarlierTopics(db, topic), { id: topic.id, find })
}

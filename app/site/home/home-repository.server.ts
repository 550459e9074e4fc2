import { sql } from 'kysely'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { featuredChallengeQuery } from '../challenges/challenge.server.ts'
import { problemOfTheDayQuery } from '../problems/problem.server.ts'

/**
 * Either item on the home page. `practice`: a problem's questions as JSON; a problem's `description` is
 * Markdown.
 */
export type DoseItem = {
  id: string
  slug: string
  title: string
  description: string
  imageUrl: string | null
  practice: string
}
/** The challenge of the week and the problem of the day, each only if there is one. */
export type DailyDose = { challenge?: DoseItem; problem?: DoseItem }

const columns = ['id', 'slug', 'title', 'description', 'imageUrl'] as const

/** Reads both items of the daily dose in one statement. */
export async function findDailyDose(db: Database, today: string): Promise<DailyDose> {
  const challenge = db
    .selectFrom(featuredChallengeQuery(db, today).as('challenge'))
    .select([...columns, sql<keyof DailyDose>`'challenge'`.as('part')])
    .select(sql<string>`''`.as('practice'))
  const problem = db
    .selectFrom(problemOfTheDayQuery(db, today).as('problem'))
    .select([...columns, sql<keyof DailyDose>`'problem'`.as('part'), 'practice'])
  const dose: DailyDose = {}
  for (const { part, ...item } of dropCorruptRows(await challenge.unionAll(problem).execute()))
    dose[part] = item
  return dose
}

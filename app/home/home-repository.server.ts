import { sql } from 'kysely'
import { featuredChallengeQuery } from '../challenges/challenge-repository.server.ts'
import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'
import { numberProblem } from '../problems/number-problem.ts'
import { problemOfTheDayQuery } from '../problems/problem-repository.server.ts'

/** The challenge of the week and the problem of the day, each only if there is one. */
export type DailyDose = {
  challenge?: { slug: string; title: string; description: string }
  problem?: { slug: string; title: string; description: string }
}

/** Both parts of the daily dose in one statement. The problem's description is Markdown, with the numbers of its author. */
export async function findDailyDose(db: Database, today: string): Promise<DailyDose> {
  const challenge = db
    .selectFrom(featuredChallengeQuery(db, today).as('challenge'))
    .select(['slug', 'title', 'description', sql<keyof DailyDose>`'challenge'`.as('part')])
    .select(sql<string>`''`.as('practice'))
  const problem = db
    .selectFrom(problemOfTheDayQuery(db, today).as('problem'))
    .select(['slug', 'title', 'description', sql<keyof DailyDose>`'problem'`.as('part'), 'practice'])
  const dose: DailyDose = {}
  const rows = soundRows(await challenge.unionAll(problem).execute())
  for (const { part, slug, title, practice, ...texts } of rows) {
    const { description } = numberProblem({ ...texts, practice, solution: '', result: '' }, '')
    dose[part] = { slug, title, description }
  }
  return dose
}

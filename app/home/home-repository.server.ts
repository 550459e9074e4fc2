import { sql } from 'kysely'
import { featuredChallengeQuery } from '../challenges/challenge-repository.server.ts'
import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'
import { problemOfTheDayQuery } from '../problems/problem-repository.server.ts'

/** The challenge of the week and the problem of the day, each only if there is one. */
export type DailyDose = {
  challenge?: { slug: string; title: string; description: string }
  problem?: { id: string; title: string; description: string; category: string }
}

/** Both parts of the daily dose in one statement. The problem's description is Markdown. */
export async function findDailyDose(db: Database, today: string): Promise<DailyDose> {
  const challenge = db
    .selectFrom(featuredChallengeQuery(db, today).as('challenge'))
    .select(['slug as name', 'title', 'description', sql<string | null>`null`.as('category')])
  const problem = db
    .selectFrom(problemOfTheDayQuery(db, today).as('problem'))
    .select(['id as name', 'title', 'description', 'category'])
  const dose: DailyDose = {}
  const rows = soundRows(await challenge.unionAll(problem).execute())
  for (const { name, title, description, category } of rows) {
    if (category === null) dose.challenge = { slug: name, title, description }
    else dose.problem = { id: name, title, description, category }
  }
  return dose
}

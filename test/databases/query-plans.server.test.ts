import { expect, it } from 'vitest'
import { writerOf } from '../../app/documents/core/document-fixture.ts'
import { encodeCursor } from '../../app/platform/db/keyset.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import {
  findPostBySlug,
  findPublishedPostBySlug,
  listAllPosts,
  listLatestPosts,
  listNewestPosts,
  listPublishedPosts,
} from '../../app/site/blog/post.server.ts'
import * as challenges from '../../app/site/challenges/challenge.server.ts'
import { findDailyDose } from '../../app/site/home/home-repository.server.ts'
import * as problems from '../../app/site/problems/problem.server.ts'
import { listProblemBlocks } from '../../app/site/problems/problem-blocks.server.ts'
import { listTools } from '../../app/site/tools/tool.server.ts'
import * as topics from '../../app/site/topics/topic.server.ts'
import { listProblemsToPick } from '../../app/site/worksheets/worksheet-repository.server.ts'
import { kinds } from '../repository/kinds.ts'
import { explainStatements, findCostlySteps } from './explain-statements.ts'

const { create: createCategory } = writerOf(kinds.category)

const now = '2026-11-20T10:00:00.000Z'
const today = '2026-11-20'
const page = { after: encodeCursor(['2026-11-01', 'y']), limit: 12 }

type Read = (db: Database) => Promise<unknown>

/** Every read of a public page, and its maximum number of statements. */
const reads: Record<string, [statements: number, read: Read]> = {
  listTopicsByCategory: [
    2,
    (db) => topics.listTopicsByCategory(db, (id) => (id === 'a' ? page : { limit: 60 })),
  ],
  listNewestTopics: [2, (db) => topics.listNewestTopics(db, 20)],
  listNewestPosts: [1, (db) => listNewestPosts(db, 20)],
  listNewestChallenges: [1, (db) => challenges.listNewestChallenges(db, today, 20)],
  listLatestTopics: [1, (db) => topics.listLatestTopics(db, 4)],
  findTopic: [1, (db) => topics.findTopic(db, 'a')],
  listPublishedPosts: [1, (db) => listPublishedPosts(db, page)],
  listAllPosts: [1, (db) => listAllPosts(db, page)],
  listLatestPosts: [1, (db) => listLatestPosts(db, 4)],
  findPublishedPostBySlug: [1, (db) => findPublishedPostBySlug(db, 'a')],
  findPostBySlug: [1, (db) => findPostBySlug(db, 'a')],
  listTools: [1, (db) => listTools(db, page)],
  findFeaturedChallenge: [1, (db) => challenges.findFeaturedChallenge(db, today)],
  listPastChallenges: [1, (db) => challenges.listPastChallenges(db, today, page)],
  listAllChallenges: [1, (db) => challenges.listAllChallenges(db, page)],
  findStartedChallengeBySlug: [1, (db) => challenges.findStartedChallengeBySlug(db, 'a', today)],
  listProblemBlocks: [1, (db) => listProblemBlocks(db)],
  listProblemTitles: [1, (db) => problems.listProblemTitles(db, page)],
  listProblems: [1, (db) => problems.listProblems(db, page)],
  'listProblems of a category': [1, (db) => problems.listProblems(db, { ...page, category: 'General' })],
  'listProblems of a course': [1, (db) => problems.listProblems(db, { ...page, course: '2' })],
  listProblemsById: [1, (db) => problems.listProblemsById(db, ['a', 'b'])],
  listProblemsToPick: [1, (db) => listProblemsToPick(db)],
  problemOfTheDayQuery: [1, (db) => problems.problemOfTheDayQuery(db, today).execute()],
  findProblem: [1, (db) => problems.findProblem(db, 'a')],
  findProblemBySlug: [1, (db) => problems.findProblemBySlug(db, 'a')],
  findDailyDose: [1, (db) => findDailyDose(db, today)],
}

it.each(Object.entries(reads))('%s reads and sorts by an index', async (_name, [statements, read]) => {
  const db = await openDatabase(':memory:')
  await migrateToLatest(db)
  await createCategory(db, { name: 'A' }, { now, id: 'a' })
  await createCategory(db, { name: 'B' }, { now, id: 'b' })
  const plans = await explainStatements(db, read)
  expect(plans).toHaveLength(statements)
  expect(findCostlySteps(plans)).toEqual([])
  expect(plans.flat().some((step) => /USING .*INDEX/.test(step))).toBe(true)
  await db.destroy()
})

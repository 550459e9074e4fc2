import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { writerOf } from '../../app/documents/core/document-fixture.ts'
import { listSitemapAddresses } from '../../app/documents/core/sitemap.server.ts'
import { onReportedFault } from '../../app/platform/db/fault-channel.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { listAllPosts, listLatestPosts } from '../../app/site/blog/post.server.ts'
import {
  findFeaturedChallenge,
  listAllChallenges,
  listPastChallenges,
  listScheduledChallenges,
} from '../../app/site/challenges/challenge.server.ts'
import { findDailyDose } from '../../app/site/home/home-repository.server.ts'
import { listProblems } from '../../app/site/problems/problem.server.ts'
import { listProblemBlocks } from '../../app/site/problems/problem-blocks.server.ts'
import { listTools } from '../../app/site/tools/tool.server.ts'
import { listCategories } from '../../app/site/topics/category.server.ts'
import { listLatestTopics, listTopicsByCategory } from '../../app/site/topics/topic.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { kinds } from '../repository/kinds.ts'

const { create: createTopic } = writerOf(kinds.topic)
const { create: createCategory } = writerOf(kinds.category)
const { create: createPost } = writerOf(kinds.post)
const { create: createChallenge } = writerOf(kinds.challenge)
const { create: createTool } = writerOf(kinds.tool)
const { create: createProblem } = writerOf(kinds.problem)

const today = '2026-11-20'
const now = (id: string) => ({ now: `2026-11-1${id === 'rota' ? 9 : 1}T10:00:00.000Z`, id })

/** Opens a database with a valid and a broken document of every kind; returns the faults that are logged. */
async function open(breakRow: (db: Database, table: string, title: string) => Promise<unknown>) {
  const db = await openDatabase(':memory:')
  const told: string[] = []
  const stop = onReportedFault((fault) => told.push(String(fault)))
  onTestFinished(async () => {
    stop()
    await db.destroy()
  })
  await migrateToLatest(db)
  for (const id of ['sana', 'rota']) await addAll(db, id)
  for (const table of ['syllabus', 'tools']) await breakRow(db, table, 'name')
  for (const table of ['topics', 'blog_posts', 'challenges', 'problems']) await breakRow(db, table, 'title')
  return { db, told }
}

async function addAll(db: Database, id: string): Promise<void> {
  const text = { title: id, slug: id, description: id, content: id }
  await createCategory(db, { name: id, color: 'blue', position: 1 }, now(id))
  await createTopic(db, { ...text, categoryId: 'sana' }, now(id))
  await createPost(
    db,
    { ...text, summary: id, category: 'General', date: now(id).now.slice(0, 10), published: true },
    now(id),
  )
  await createTool(db, { name: id, description: id, url: 'https://ejemplo.es' }, now(id))
  await createChallenge(db, { ...text, startsOn: now(id).now.slice(0, 10) }, now(id))
  await createProblem(db, { ...text, category: id, solution: id }, now(id))
}

const page = { limit: 10 }
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

async function listAll(db: Database): Promise<Record<string, string[]>> {
  const found = await listTopicsByCategory(db, () => page)
  return {
    categories: ids(await listCategories(db)),
    topics: found.flatMap(({ topics }) => ids(topics)),
    latestTopics: ids(await listLatestTopics(db, 4)),
    posts: ids((await listAllPosts(db, page)).items),
    latestPosts: ids(await listLatestPosts(db, 4)),
    tools: ids((await listTools(db, page)).items),
    challenges: ids((await listAllChallenges(db, page)).items),
    problems: ids((await listProblems(db, page)).items),
  }
}

test('a row with bytes for a title is left out of every list and logged', async () => {
  const { db, told } = await open((db, table, title) =>
    sql`update ${sql.table(table)} set ${sql.ref(title)} = x'00ff' where id = 'rota'`.execute(db),
  )
  const lists = await listAll(db)
  for (const [name, found] of Object.entries(lists)) expect(found, name).toEqual(['sana'])
  for (const column of ['title', 'name'])
    expect(told).toContain(`Error: A row is left out of a list: rota is broken in ${column}`)
})

test('a row with an invalid date is left out too, and other pages show the valid rows', async () => {
  const { db } = await open((db, table) =>
    sql`update ${sql.table(table)} set "updatedAt" = 'ayer' where id = 'rota'`.execute(db),
  )
  const { categories: _, ...lists } = await listAll(db)
  for (const [name, found] of Object.entries(lists)) expect(found, name).toEqual(['sana'])
  expect(
    (await listSitemapAddresses({ db, kinds: registry.kinds, today }, 1, [])).map(({ path }) => path).sort(),
  ).toEqual(['/blog/sana', '/problemas/sana', '/retos/sana', '/topic/sana'])
})

test('a broken challenge of the week and a broken problem of the day are not shown', async () => {
  const { db } = await open((db, table, title) =>
    table === 'syllabus'
      ? Promise.resolve()
      : sql`update ${sql.table(table)} set ${sql.ref(title)} = x'00ff'`.execute(db),
  )
  expect(await findFeaturedChallenge(db, today)).toBeUndefined()
  expect(await findDailyDose(db, today)).toEqual({})
  expect((await listPastChallenges(db, today, page)).items).toEqual([])
  expect(await listScheduledChallenges(db, '2026-11-01')).toEqual([])
})

test('a category of problems that is not text is not listed', async () => {
  const { db } = await open((db, table) =>
    table === 'problems'
      ? sql`update problems set category = x'00ff' where id = 'rota'`.execute(db)
      : Promise.resolve(),
  )
  expect((await listProblemBlocks(db)).map(({ name }) => name)).toEqual(['sana'])
})

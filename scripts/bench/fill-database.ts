import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { saveVersion } from '../../app/documents/core/document-history.server.ts'
import { insertDraft } from '../../app/documents/core/write-draft.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { findPostBySlug, listLatestPosts, type Post } from '../../app/site/blog/post.server.ts'
import {
  type Challenge,
  findChallenge,
  listAllChallenges,
} from '../../app/site/challenges/challenge.server.ts'
import { listProblems, type Problem } from '../../app/site/problems/problem.server.ts'
import { type Category, listCategories } from '../../app/site/topics/category.server.ts'
import { findTopic, listTopicsByCategory, type Topic } from '../../app/site/topics/topic.server.ts'
import { registry } from '../../app/start/registry.server.ts'

/** Number of documents of each noun, and characters of each text. */
export type Amounts = { topics: number; posts: number; others: number; textLength: number }

const spacingMs = 50 * 60_000

/**
 * Fills a new database through the document core, with history, from variations of the demo content.
 * Each document has a unique text, so that no rendering is found in a cache.
 * Topics are `tema-0`…, posts `entrada-0`….
 */
export async function fillDatabase(url: string, amounts: Amounts): Promise<void> {
  const models = await readModels()
  const db = await openDatabase(url)
  await migrateToLatest(db)
  await db.transaction().execute((transaction) => addAll(transaction, models, amounts))
  // Marks the initial check of all documents as done; it takes minutes and would count as the cost of pages.
  await db.updateTable('document_overview').set({ checkedAt: new Date().toISOString() }).execute()
  await db.destroy()
}

async function addAll(db: Database, models: Models, amounts: Amounts): Promise<void> {
  const { topics, posts, others, textLength } = amounts
  const vary = (text: string, index: number): string => `${text.slice(0, textLength)}\n\nVariante ${index}.`
  for (const { courses, ...category } of models.categories) {
    await add(db, 'categorias', { ...category, courses: courses.join('\n') }, timeOf(0, 1))
  }
  for (let index = 0; index < topics; index++) {
    const { courses, criteria: _criteria, ...model } = pick(models.topics, index)
    const own = { slug: `tema-${index}`, title: `${model.title} ${index}`, color: model.ownColor }
    const content = vary(model.content, index)
    await add(
      db,
      'temario',
      { ...model, ...own, content, courses: courses.join('\n') },
      timeOf(index, topics),
    )
  }
  for (let index = 0; index < posts; index++) {
    const now = timeOf(index, posts)
    const model = pick(models.posts, index)
    const own = { slug: `entrada-${index}`, title: `${model.title} ${index}`, date: now.slice(0, 10) }
    await add(db, 'blog', { ...model, ...own, content: vary(model.content, index) }, now)
  }
  for (let index = 0; index < others; index++) {
    const now = timeOf(index, others)
    const { id: _, ...problem } = pick(models.problems, index)
    const statement = {
      slug: `problema-${index}`,
      description: vary(problem.description.slice(0, textLength / 2), index),
      solution: problem.solution.slice(0, textLength / 2),
      // A truncated text may lack what its questions refer to.
      ...(problem.solution.length > textLength / 2 && { practice: '' }),
    }
    await add(db, 'problemas', { ...problem, ...statement }, now)
    const challenge = pick(models.challenges, index)
    const own = { slug: `reto-${index}`, startsOn: now.slice(0, 10), content: vary(challenge.content, index) }
    await add(db, 'retos', { ...challenge, ...own }, now)
  }
}

type Values = Parameters<typeof insertDraft>[2] & { id?: string }

async function add(db: Database, kindSlug: string, values: Values, now: string): Promise<void> {
  const kind = registry.get({ tipo: kindSlug })
  const result = await insertDraft(db, kind, values, { now, id: values.id })
  if (result.status !== 'saved') throw new Error(`A document was not saved: ${result.status}`)
  await saveVersion(db, kind, result.row, { accountId: null })
}

// The last document is dated now, the others before it at even intervals.
function timeOf(index: number, count: number): string {
  return new Date(Date.now() - (count - 1 - index) * spacingMs).toISOString()
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is no demo content')
  return item
}

/** The demo content, as templates from which a measurement generates documents. */
type Models = {
  categories: Category[]
  topics: Topic[]
  posts: Post[]
  problems: Problem[]
  challenges: Challenge[]
}

const all = { after: null, limit: 500 }

/** Loads the demo content the same way as the site. */
async function readModels(): Promise<Models> {
  const db = await openDatabase(':memory:')
  await migrateToLatest(db)
  await loadDemoContent(db, 'content', { registry, now: new Date().toISOString() })
  const cards = (await listTopicsByCategory(db, () => all)).flatMap(({ topics }) => topics)
  const posts = await listLatestPosts(db, all.limit)
  const challenges = (await listAllChallenges(db, all)).items
  const models = {
    categories: await listCategories(db),
    topics: await findAll(cards, ({ id }) => findTopic(db, id)),
    posts: await findAll(posts, ({ slug }) => findPostBySlug(db, slug)),
    problems: (await listProblems(db, all)).items,
    challenges: await findAll(challenges, ({ id }) => findChallenge(db, id)),
  }
  await db.destroy()
  return models
}

async function findAll<Card, Whole>(
  cards: readonly Card[],
  find: (card: Card) => Promise<Whole | undefined>,
): Promise<Whole[]> {
  const found = await Promise.all(cards.map(find))
  return found.filter((document) => document !== undefined)
}

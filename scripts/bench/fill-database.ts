import { createPost } from '../../app/blog/post-repository.server.ts'
import { postSchema } from '../../app/blog/post-schema.ts'
import { createChallenge } from '../../app/challenges/challenge-repository.server.ts'
import { migrateToLatest } from '../../app/db/migrate.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import type { Database } from '../../app/db/tables.ts'
import { createProblem } from '../../app/problems/problem-repository.server.ts'
import { createCategory } from '../../app/topics/category-repository.server.ts'
import { createTopic } from '../../app/topics/topic-repository.server.ts'
import { type Models, readModels } from './model-documents.ts'

/** How many documents of each noun there are to be, and how much of its text each has. */
export type Amounts = { topics: number; posts: number; others: number; textLength: number }

const spacing = 50 * 60_000

/**
 * Fills a new database through the repositories, with variations of the demo content. Each document has a text of
 * its own, so that no rendering is known from another. Topics are `tema-0`…, posts `entrada-0`….
 */
export async function fillDatabase(url: string, amounts: Amounts): Promise<void> {
  const models = await readModels()
  const db = await openDatabase(url)
  await migrateToLatest(db)
  await db.transaction().execute((transaction) => addAll(transaction, models, amounts))
  await db.destroy()
}

async function addAll(db: Database, models: Models, amounts: Amounts): Promise<void> {
  const { topics, posts, others, textLength } = amounts
  const vary = (text: string, index: number): string => `${text.slice(0, textLength)}\n\nVariante ${index}.`
  for (const category of models.categories) {
    const now = timeOf(0, 1)
    check(await createCategory(db, category, { now, id: category.id }))
  }
  for (let index = 0; index < topics; index++) {
    const model = pick(models.topics, index)
    const own = {
      slug: `tema-${index}`,
      title: `${model.title} ${index}`,
      content: vary(model.content, index),
    }
    check(await createTopic(db, { ...model, ...own, color: model.ownColor }, { now: timeOf(index, topics) }))
  }
  for (let index = 0; index < posts; index++) {
    const now = timeOf(index, posts)
    const model = pick(models.posts, index)
    const own = { slug: `entrada-${index}`, title: `${model.title} ${index}`, date: now.slice(0, 10) }
    const draft = postSchema.parse({ ...model, ...own, imageUrl: model.imageUrl ?? '', published: undefined })
    check(await createPost(db, { ...draft, content: vary(model.content, index) }, { now }))
  }
  for (let index = 0; index < others; index++) {
    const now = timeOf(index, others)
    const problem = pick(models.problems, index)
    check(await createProblem(db, { ...problem, description: vary(problem.description, index) }, { now }))
    const challenge = pick(models.challenges, index)
    const own = { slug: `reto-${index}`, startsOn: now.slice(0, 10), content: vary(challenge.content, index) }
    check(await createChallenge(db, { ...challenge, ...own }, { now }))
  }
}

// The last one was written now, the others before it at even steps.
function timeOf(index: number, count: number): string {
  return new Date(Date.now() - (count - 1 - index) * spacing).toISOString()
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is no demo content')
  return item
}

function check({ status }: { status: string }): void {
  if (status !== 'saved') throw new Error(`A document was not saved: ${status}`)
}

import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
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

/** The demo content, as templates from which a measurement generates documents. */
export type Models = {
  categories: Category[]
  topics: Topic[]
  posts: Post[]
  problems: Problem[]
  challenges: Challenge[]
}

const all = { after: null, limit: 500 }

/** Loads the demo content the same way as the site. */
export async function readModels(): Promise<Models> {
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

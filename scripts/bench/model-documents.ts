import { findPostBySlug, listLatestPosts, type Post } from '../../app/blog/post-repository.server.ts'
import {
  type Challenge,
  findChallenge,
  listAllChallenges,
} from '../../app/challenges/challenge-repository.server.ts'
import { migrateToLatest } from '../../app/db/migrate.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { loadDemoContent } from '../../app/demo/load-demo-content.server.ts'
import { listProblems, type Problem } from '../../app/problems/problem-repository.server.ts'
import { registry } from '../../app/registry.server.ts'
import { type Category, listCategories } from '../../app/topics/category-repository.server.ts'
import { findTopic, listTopicsByCategory, type Topic } from '../../app/topics/topic-repository.server.ts'

/** The demo content, from which a measurement makes as many documents as it needs. */
export type Models = {
  categories: Category[]
  topics: Topic[]
  posts: Post[]
  problems: Problem[]
  challenges: Challenge[]
}

const all = { after: null, limit: 500 }

/** Reads the demo content as the site reads it. */
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

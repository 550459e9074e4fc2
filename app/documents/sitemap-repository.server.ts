import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'

const limit = 49_000

/** Addresses of what a visitor may read, newest first. `today`: YYYY-MM-DD in Madrid. */
export async function listPublicAddresses(
  db: Database,
  today: string,
): Promise<{ path: string; updatedAt: string }[]> {
  const topics = db
    .selectFrom('topics')
    .select((q) => [q.val('/topic/').as('prefix'), 'id as name', 'updatedAt'])
  const posts = db
    .selectFrom('blog_posts')
    .select((q) => [q.val('/blog/').as('prefix'), 'slug as name', 'updatedAt'])
    .where('published', '=', 1)
  const challenges = db
    .selectFrom('challenges')
    .select((q) => [q.val('/retos/').as('prefix'), 'slug as name', 'updatedAt'])
    .where('startsOn', '<=', today)
  const rows = await topics
    .unionAll(posts)
    .unionAll(challenges)
    .orderBy('updatedAt', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  return soundRows(rows).map(({ prefix, name, updatedAt }) => ({ path: `${prefix}${name}`, updatedAt }))
}

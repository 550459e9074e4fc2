import { type SelectQueryBuilder, sql } from 'kysely'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database, Tables } from '../../platform/db/tables.ts'
import {
  type Curriculum,
  coursesColumn,
  criteriaColumn,
  withCurriculum,
} from '../curriculum/curriculum-columns.server.ts'
import { challenge, challengeOgImage } from './challenge.ts'

export const servedChallenge = serveDocument(challenge, {
  block: 'categoryId',
  visible: ({ today }) => ['startsOn', '<=', today],
  related: { heading: 'build' },
  sequence: 'startsOn',
  listedBy: { column: 'startsOn', descending: true },
  ogImage: challengeOgImage,
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})

/** A challenge in a list. */
type ChallengeCard = {
  id: string
  slug: string
  title: string
  description: string
  imageUrl: string | null
  startsOn: string
  updatedAt: string
}
export type Challenge = ChallengeCard & { content: string; createdAt: string }
/** A challenge on its own page. `categoryName`: the name of its block, if it has one. */
export type ChallengeOfPage = Challenge & Curriculum & { categoryName: string | null }

type CardQuery = SelectQueryBuilder<Tables, 'challenges', ChallengeCard>

const cardColumns = ['id', 'slug', 'title', 'description', 'imageUrl', 'startsOn', 'updatedAt'] as const

/** The challenge of the week as a query, to be combined with others in one statement. */
export function featuredChallengeQuery(db: Database, today: string): CardQuery {
  return newestChallenges(db).where('startsOn', '<=', today).limit(1)
}

/** The challenge of the week: the last one that has begun on that day (YYYY-MM-DD). */
export async function findFeaturedChallenge(db: Database, today: string): Promise<Challenge | undefined> {
  return (await listNewestChallenges(db, today, 1))[0]
}

/** The last challenges begun on that day (YYYY-MM-DD), with their content, newest first. */
export async function listNewestChallenges(db: Database, today: string, limit: number): Promise<Challenge[]> {
  const begun = wholeChallenges(db).where('startsOn', '<=', today)
  const rows = await begun.orderBy('startsOn', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return dropCorruptRows(rows)
}

/** A page of the challenges before the featured one, newest first. */
export async function listPastChallenges(
  db: Database,
  today: string,
  { after, limit }: PageRequest,
): Promise<Page<ChallengeCard>> {
  const featured = featuredChallengeQuery(db, today).clearSelect().select('id')
  const past = newestChallenges(db).where('id', '!=', featured)
  const key = decodeCursor(after)
  // After a cursor in the past every row is past; a second condition would prevent the index from seeking to
  // the cursor.
  if (key && key[0] <= today) return takePage(past, { after, limit })
  return takePage(past.where('startsOn', '<=', today), { limit })
}

/** The challenges that have not begun, next one first. For editors and admins. */
export async function listScheduledChallenges(db: Database, today: string): Promise<ChallengeCard[]> {
  const rows = await db
    .selectFrom('challenges')
    .select(cardColumns)
    .where('startsOn', '>', today)
    .orderBy('startsOn')
    .orderBy('id')
    .limit(100)
    .execute()
  return dropCorruptRows(rows)
}

/** A page of all challenges including scheduled ones, latest first. For editors and admins. */
export async function listAllChallenges(db: Database, page: PageRequest): Promise<Page<ChallengeCard>> {
  return takePage(newestChallenges(db), page)
}

/** Finds a challenge that has begun. */
export async function findStartedChallengeBySlug(
  db: Database,
  slug: string,
  today: string,
): Promise<ChallengeOfPage | undefined> {
  return findOfPage(wholeChallenges(db).where('slug', '=', slug).where('startsOn', '<=', today))
}

/** Also finds scheduled ones: for editors and admins. */
export async function findChallengeBySlug(db: Database, slug: string): Promise<ChallengeOfPage | undefined> {
  return findOfPage(wholeChallenges(db).where('slug', '=', slug))
}

/** Also finds scheduled ones: for editors and admins. */
export async function findChallenge(db: Database, id: string): Promise<Challenge | undefined> {
  return wholeChallenges(db).where('id', '=', id).executeTakeFirst()
}

async function findOfPage(
  query: SelectQueryBuilder<Tables, 'challenges', Challenge>,
): Promise<ChallengeOfPage | undefined> {
  const ofBlock = (column: string) => sql<string | null>`(
    select ${sql.ref(column)} from syllabus where syllabus.id = ${sql.ref('challenges.categoryId')})`
  const row = await query
    .select([ofBlock('syllabus.name').as('categoryName')])
    .select([coursesColumn('challenges.courses', ofBlock('syllabus.courses')).as('courses')])
    .select(criteriaColumn('challenges.criteria'))
    .executeTakeFirst()
  return row && withCurriculum(row)
}

function newestChallenges(db: Database): CardQuery {
  return db.selectFrom('challenges').select(cardColumns).orderBy('startsOn', 'desc').orderBy('id', 'desc')
}

function wholeChallenges(db: Database): SelectQueryBuilder<Tables, 'challenges', Challenge> {
  return db.selectFrom('challenges').select([...cardColumns, 'content', 'createdAt'])
}

async function takePage(challenges: CardQuery, { after, limit }: PageRequest): Promise<Page<ChallengeCard>> {
  const key = decodeCursor(after)
  const rest = key
    ? challenges.where(({ eb, refTuple, tuple }) => eb(refTuple('startsOn', 'id'), '<', tuple(...key)))
    : challenges
  const rows = await rest.limit(limit + 1).execute()
  return toPage(rows, limit, (challenge) => [challenge.startsOn, challenge.id])
}

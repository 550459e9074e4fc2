import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import { decodeCursor, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database, Tables } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'
import {
  coursesColumn,
  criteriaColumn,
  type NamedCriterion,
  withCurriculum,
} from '../curriculum/curriculum-columns.server.ts'
import { type Category, listCategories } from './category.server.ts'
import { type Color, toColor } from './category.ts'
import { topic, topicOgImage } from './topic.ts'

export const servedTopic = serveDocument(topic, {
  block: 'categoryId',
  related: { heading: 'learn' },
  sequence: 'createdAt',
  // Rank topics first: a word should be explained before it is used.
  searchWeight: 1.16,
  explain: ({ title, description, content }) => [title, description, content],
  ogImage: ({ id, title, color }, block) =>
    topicOgImage({
      id,
      title,
      categoryName: String(block?.name ?? ''),
      color: toColor(String(color ?? block?.color ?? '')),
    }),
  search: ({ title, description, content }) => ({ title, text: [description, content] }),
})

/** A topic in a list. `color` is its own, otherwise its category's. */
export type TopicCard = {
  id: string
  title: string
  description: string
  imageUrl: string | null
  color: Color
  /** Its own, otherwise its category's. */
  courses: Course[]
  createdAt: string
  updatedAt: string
}
type LatestTopic = TopicCard & { categoryId: string; categoryName: string }
/** `next`: the cursor of the next page of topics; null if there are no more. */
export type CategoryWithTopics = Category & { topics: TopicCard[]; next: string | null }
/** A topic with its content. `color` is the displayed colour, `ownColor` the one set on the topic. */
export type Topic = LatestTopic & {
  slug: string
  content: string
  ownColor: Color | null
  criteria: NamedCriterion[]
}
/**
 * `course`: only topics of this course; `categories`: the wanted categories, if the caller has them already.
 */
type TopicsWanted = { course?: Course | null; categories?: readonly Category[] }

/** A topic with its content, without data of its category. */
export type NewTopic = Pick<
  Tables['topics'],
  'id' | 'slug' | 'title' | 'description' | 'content' | 'imageUrl'
> &
  Pick<Tables['topics'], 'createdAt' | 'updatedAt'>

// Limits the parts of a `union all`; a site has about ten categories.
const CATEGORIES_PER_STATEMENT = 100

const ownCourses = coursesColumn('topics.courses', sql.ref('syllabus.courses'))

const cardColumns = [
  'topics.id',
  'topics.title',
  'topics.description',
  'topics.imageUrl',
  'topics.categoryId',
  'topics.createdAt',
  'topics.updatedAt',
] as const

/**
 * The categories in order, each with a page of its topics in order of creation; `pageOf` returns the page
 * requested of each. Two statements, each topic found through an index.
 */
export async function listTopicsByCategory(
  db: Database,
  pageOf: (categoryId: string) => PageRequest,
  { course = null, ...wanted }: TopicsWanted = {},
): Promise<CategoryWithTopics[]> {
  const categories = wanted.categories ?? (await listCategories(db))
  const topics: LatestRow[] = []
  for (let start = 0; start < categories.length; start += CATEGORIES_PER_STATEMENT) {
    const some = categories.slice(start, start + CATEGORIES_PER_STATEMENT)
    topics.push(...(await listTopicsOf(db, some, (id) => ({ ...pageOf(id), course }))))
  }
  const byCategory = Map.groupBy(topics, ({ categoryId }) => categoryId)
  return categories.map((category) => {
    const found = (byCategory.get(category.id) ?? []).map(toLatest)
    const { items, next } = toPage(found, pageOf(category.id).limit, ({ createdAt, id }) => [createdAt, id])
    return { ...category, topics: items, next }
  })
}

// One limited query per category, joined by `union all`: unlike a window function, it reads no more rows than
// it returns.
async function listTopicsOf(
  db: Database,
  categories: readonly Category[],
  pageOf: (categoryId: string) => PartRequest,
): Promise<LatestRow[]> {
  const [first, ...others] = categories.map((category) =>
    db.selectFrom(inCategory(db, category, pageOf(category.id)).as('part')).selectAll(),
  )
  if (!first) return []
  return others.reduce((query, other) => query.unionAll(other), first).execute()
}

/** The topics created or changed last. */
export async function listLatestTopics(db: Database, limit: number): Promise<LatestTopic[]> {
  const query = cards(db).orderBy('topics.updatedAt', 'desc').orderBy('topics.id', 'desc').limit(limit)
  return dropCorruptRows(await query.execute()).map(toLatest)
}

/**
 * The newest topics with their content. As in {@link listTopicsByCategory}, those of each category are found
 * through an index.
 */
export async function listNewestTopics(db: Database, limit: number): Promise<NewTopic[]> {
  const categories = await listCategories(db)
  const newest: NewTopic[] = []
  for (let start = 0; start < categories.length; start += CATEGORIES_PER_STATEMENT) {
    const [first, ...others] = categories
      .slice(start, start + CATEGORIES_PER_STATEMENT)
      .map(({ id }) => db.selectFrom(newestInCategory(db, id, limit).as('part')).selectAll())
    if (!first) continue
    const all = others.reduce((query, other) => query.unionAll(other), first)
    newest.push(...dropCorruptRows(await all.execute()))
  }
  return newest.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, limit)
}

export async function findTopic(db: Database, id: string): Promise<Topic | undefined> {
  return toTopic(await wholeTopics(db).where('topics.id', '=', id).executeTakeFirst())
}

function cards(db: Database) {
  return db
    .selectFrom('topics')
    .innerJoin('syllabus', 'syllabus.id', 'topics.categoryId')
    .select(cardColumns)
    .select((eb) => [
      'syllabus.name as categoryName',
      eb.fn.coalesce('topics.color', 'syllabus.color').as('color'),
      ownCourses.as('courses'),
    ])
}

// One row more than the page, to know whether there is a next page.
function inCategory(db: Database, category: Category, { after, limit, course }: PartRequest) {
  const key = decodeCursor(after)
  const ofCategory = cards(db).where('topics.categoryId', '=', category.id)
  const inOrder = (course ? ofCategory.where(isTaughtIn(course, category)) : ofCategory)
    .orderBy('topics.createdAt')
    .orderBy('topics.id')
    .limit(limit + 1)
  if (!key) return inOrder
  return inOrder.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('topics.createdAt', 'topics.id'), '>', tuple(...key)),
  )
}

// Filters by the topic's own courses, those of its category being known: so a database can estimate the
// matches and scan an index in order, instead of sorting a whole category. The literal `like` matches the
// partial index for this course.
function isTaughtIn(course: Course, { courses }: Category): RawBuilder<SqlBool> {
  const isNamed = sql<SqlBool>`topics.courses like ${sql.lit(`%${course}%`)}`
  return courses.includes(course) ? sql<SqlBool>`(topics.courses = '' or ${isNamed})` : isNamed
}

function newestInCategory(db: Database, categoryId: string, limit: number) {
  return db
    .selectFrom('topics')
    .select(['id', 'slug', 'title', 'description', 'content', 'imageUrl', 'createdAt', 'updatedAt'])
    .where('categoryId', '=', categoryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

function wholeTopics(db: Database) {
  return cards(db)
    .select(['topics.slug', 'topics.content', 'topics.color as ownColor'])
    .select(criteriaColumn('topics.criteria'))
}

type PartRequest = PageRequest & { course: Course | null }
type LatestRow = Omit<LatestTopic, 'color' | 'courses'> & { color: string; courses: string }
type TopicRow = Omit<Topic, 'color' | 'ownColor' | 'courses' | 'criteria'> & {
  color: string
  ownColor: string | null
  courses: string
  namedCriteria: string | null
}

function toLatest(row: LatestRow): LatestTopic {
  return { ...row, color: toColor(row.color), courses: readCourses(row.courses) }
}

function toTopic(row: TopicRow | undefined): Topic | undefined {
  return (
    row && {
      ...withCurriculum(row),
      color: toColor(row.color),
      ownColor: row.ownColor === null ? null : toColor(row.ownColor),
    }
  )
}

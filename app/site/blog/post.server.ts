import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import { post, postOgImage } from './post.ts'

export const servedPost = serveDocument(post, {
  visible: () => ['published', '=', 1],
  sequence: 'date',
  listedBy: { column: 'date', descending: true },
  ogImage: postOgImage,
  search: ({ title, summary, content }) => ({ title, text: [summary, content] }),
})

/** A post in a list. */
type PostCard = {
  id: string
  slug: string
  title: string
  summary: string
  category: string
  date: string
  imageUrl: string | null
  published: boolean
  updatedAt: string
}
export type Post = PostCard & { content: string; createdAt: string }

const cardColumns = [
  'id',
  'slug',
  'title',
  'summary',
  'category',
  'date',
  'imageUrl',
  'published',
  'updatedAt',
] as const

/** A page of published posts, newest first. */
export async function listPublishedPosts(db: Database, page: PageRequest): Promise<Page<PostCard>> {
  return takePage(newestPosts(db).where('published', '=', 1), page)
}

/** A page of all posts including drafts, newest first. For editors and admins. */
export async function listAllPosts(db: Database, page: PageRequest): Promise<Page<PostCard>> {
  return takePage(newestPosts(db), page)
}

/** The newest published posts. */
export async function listLatestPosts(db: Database, limit: number): Promise<PostCard[]> {
  const rows = await newestPosts(db).where('published', '=', 1).limit(limit).execute()
  return dropCorruptRows(rows).map(withFlag)
}

/** The newest published posts with their content. */
export async function listNewestPosts(db: Database, limit: number): Promise<Post[]> {
  const newest = wholePosts(db).where('published', '=', 1).orderBy('date', 'desc').orderBy('id', 'desc')
  return dropCorruptRows(await newest.limit(limit).execute()).map(withFlag)
}

export async function findPublishedPostBySlug(db: Database, slug: string): Promise<Post | undefined> {
  const query = wholePosts(db).where('slug', '=', slug).where('published', '=', 1)
  return withFlagIfAny(await query.executeTakeFirst())
}

/** Also finds drafts: for editors and admins. */
export async function findPostBySlug(db: Database, slug: string): Promise<Post | undefined> {
  return withFlagIfAny(await wholePosts(db).where('slug', '=', slug).executeTakeFirst())
}

function newestPosts(db: Database) {
  return db.selectFrom('blog_posts').select(cardColumns).orderBy('date', 'desc').orderBy('id', 'desc')
}

function wholePosts(db: Database) {
  return db.selectFrom('blog_posts').select([...cardColumns, 'content', 'createdAt'])
}

async function takePage(
  posts: ReturnType<typeof newestPosts>,
  { after, limit }: PageRequest,
): Promise<Page<PostCard>> {
  const key = decodeCursor(after)
  const rest = key
    ? posts.where(({ eb, refTuple, tuple }) => eb(refTuple('date', 'id'), '<', tuple(...key)))
    : posts
  const rows = await rest.limit(limit + 1).execute()
  return toPage(rows.map(withFlag), limit, (post) => [post.date, post.id])
}

function withFlag<Row extends { published: 0 | 1 }>(
  row: Row,
): Omit<Row, 'published'> & { published: boolean } {
  return { ...row, published: row.published === 1 }
}

function withFlagIfAny<Row extends { published: 0 | 1 }>(
  row: Row | undefined,
): (Omit<Row, 'published'> & { published: boolean }) | undefined {
  return row && withFlag(row)
}

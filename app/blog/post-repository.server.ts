import { decodeCursor, type Page, type PageRequest, toPage } from '../db/keyset.ts'
import { soundRows } from '../db/sound-rows.ts'
import type { Database } from '../db/tables.ts'
import { madridDate } from '../ui/madrid-date.ts'
import type { PostDraft } from './post-schema.ts'

/** A post as lists show it. */
export type PostCard = {
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

export type SavePostResult =
  | { status: 'saved'; id: string }
  | { status: 'slug-taken'; id: string }
  | { status: 'not-found' }
export type DeletePostResult = { status: 'deleted' } | { status: 'not-found' }

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

/** A page of what visitors see, newest first. */
export async function listPublishedPosts(db: Database, page: PageRequest): Promise<Page<PostCard>> {
  return takePage(newestPosts(db).where('published', '=', 1), page)
}

/** A page of all posts, drafts too, newest first. For admins. */
export async function listAllPosts(db: Database, page: PageRequest): Promise<Page<PostCard>> {
  return takePage(newestPosts(db), page)
}

/** The newest published posts. */
export async function listLatestPosts(db: Database, limit: number): Promise<PostCard[]> {
  const rows = await newestPosts(db).where('published', '=', 1).limit(limit).execute()
  return soundRows(rows).map(withFlag)
}

export async function findPublishedPostBySlug(db: Database, slug: string): Promise<Post | undefined> {
  const query = wholePosts(db).where('slug', '=', slug).where('published', '=', 1)
  return withFlagIfAny(await query.executeTakeFirst())
}

/** Also a draft: for admins. */
export async function findPostBySlug(db: Database, slug: string): Promise<Post | undefined> {
  return withFlagIfAny(await wholePosts(db).where('slug', '=', slug).executeTakeFirst())
}

/** Also a draft: for admins. */
export async function findPost(db: Database, id: string): Promise<Post | undefined> {
  return withFlagIfAny(await wholePosts(db).where('id', '=', id).executeTakeFirst())
}

/** Adds a post; its slug becomes its id. `slug-taken` names the post that has the slug or, since before, the id. */
export async function createPost(
  db: Database,
  draft: PostDraft,
  { now }: { now: string },
): Promise<SavePostResult> {
  const { slug, title, summary, category, content, imageUrl = null, published = true } = draft
  const date = draft.date ?? madridDate(new Date(now))
  const row = await db
    .insertInto('blog_posts')
    .values({
      ...{ id: slug, slug, title, summary, category, date, imageUrl, content },
      published: published ? 1 : 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { status: 'saved', id: row.id }
  const taken = await db.selectFrom('blog_posts').select('id').where('slug', '=', slug).executeTakeFirst()
  return { status: 'slug-taken', id: taken?.id ?? slug }
}

/** Changes the fields that are given; an accepted replacement gives them all. The id stays. */
export async function updatePost(
  db: Database,
  id: string,
  changes: Partial<PostDraft>,
  { now }: { now: string },
): Promise<SavePostResult> {
  const { slug, title, summary, category, date, imageUrl, content, published } = changes
  const other = slug === undefined ? undefined : await findOtherWithSlug(db, id, slug)
  if (other) return { status: 'slug-taken', id: other }
  const flag = published === undefined ? undefined : published ? 1 : 0
  const row = await db
    .updateTable('blog_posts')
    .set({ slug, title, summary, category, date, imageUrl, content, published: flag, updatedAt: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row ? { status: 'saved', id } : { status: 'not-found' }
}

export async function deletePost(db: Database, id: string): Promise<DeletePostResult> {
  const row = await db.deleteFrom('blog_posts').where('id', '=', id).returning('id').executeTakeFirst()
  return { status: row ? 'deleted' : 'not-found' }
}

async function findOtherWithSlug(db: Database, id: string, slug: string): Promise<string | undefined> {
  const query = db.selectFrom('blog_posts').select('id').where('slug', '=', slug).where('id', '!=', id)
  return (await query.executeTakeFirst())?.id
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

import type { Database } from '../db/tables.ts'
import { findMovedDocument } from '../documents/slug-redirects.server.ts'
import { findPost, type Post } from './post-repository.server.ts'

/** The published post that once had this slug. */
export async function findMovedPost(db: Database, slug: string): Promise<Post | undefined> {
  const id = await findMovedDocument(db, 'blog', slug)
  const post = id === undefined ? undefined : await findPost(db, id)
  return post?.published ? post : undefined
}

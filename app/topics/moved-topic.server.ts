import type { Database } from '../db/tables.ts'
import { findMovedDocument } from '../documents/slug-redirects.server.ts'
import { findTopic, findTopicBySlug } from './topic-repository.server.ts'

/** The id of the topic that has, or once had, this slug. */
export async function findTopicIdBySlug(db: Database, slug: string): Promise<string | undefined> {
  const current = await findTopicBySlug(db, slug)
  if (current) return current.id
  const movedId = await findMovedDocument(db, 'temario', slug)
  return movedId && (await findTopic(db, movedId))?.id
}

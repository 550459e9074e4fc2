import type { Instant } from './tables.ts'

/** What was said about a document by a model, or by an admin in its place. */
export type AiAnswersTable = {
  tipo: string
  documentId: string
  /** Of the document: another one of the same id is another document. */
  documentCreatedAt: Instant
  /** A hash of all that was asked and of whom: another one means that the answer is old. */
  basis: string
  /** Markdown. */
  answer: string
  /** Who wrote it first; null: no model did. */
  model: string | null
  /** Served whatever the text of the document has become. */
  pinned: 0 | 1
  /** The admin's account that changed the text last. */
  editedBy: string | null
  editedAt: Instant | null
  updatedAt: Instant
}

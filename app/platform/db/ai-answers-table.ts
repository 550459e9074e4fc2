import type { Instant } from './tables.ts'

/** Answers about documents, written by a language model or by an admin. */
export type AiAnswersTable = {
  tipo: string
  documentId: string
  /** The `createdAt` of the document: a deleted document and a new one may share an id. */
  documentCreatedAt: Instant
  /** A hash of the prompt and the model; the answer is outdated when it changes. */
  basis: string
  /** Markdown. */
  answer: string
  /** The model that wrote it; null: an admin wrote it. */
  model: string | null
  /** 1: the answer is shown even after the document has changed. */
  pinned: 0 | 1
  /** Account of the admin who edited the answer last. */
  editedBy: string | null
  editedAt: Instant | null
  updatedAt: Instant
}

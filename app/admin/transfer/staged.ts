import type { ReadDocument } from '../../documents/core/document-import.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import type { AnswerFacts, PictureFacts, RedirectFacts } from './site-format.ts'

/** A document of a set, as one line of the staging file of its kind. */
export type StagedDocument = {
  /** Its path in the set. */
  path: string
  /** As in the document; null if it has none. */
  id: string | null
  createdAt: string | null
  updatedAt: string | null
  /** For a draft: when the unpublished document was created. */
  documentCreatedAt?: string | null
  /** The document is complete: fields that it omits are cleared. */
  isWhole: boolean
  document: ReadDocument
  /** Pictures of the set that it uses. */
  pictures: string[]
}

/** A picture of a set. `file`: its staged path. */
export type StagedPicture = { path: string; file: string } & (
  | { kind: 'kept'; facts: PictureFacts | null }
  | { kind: 'loose'; location: MediaLocation }
)

/** The result, or planned result, for one file of a set. */
export type ReportRow = {
  path: string
  /** The kind of a document; blank for other files. */
  tipo: string
  title: string
  status: 'created' | 'replaced' | 'skipped' | 'wrong'
  message: string
  /** The public address. */
  address: string | null
}

/** A staged set, ready to be imported. */
export type Staged = {
  folder: string
  /** The number of documents by kind, in the order of writing. */
  kinds: { tipo: string; count: number }[]
  /** The number of drafts by kind. */
  drafts: { tipo: string; count: number }[]
  pictures: StagedPicture[]
  figures: string[]
  redirects: RedirectFacts[]
  answers: AnswerFacts[]
  /** A report row for each part of the export that is not imported. */
  told: ReportRow[]
}

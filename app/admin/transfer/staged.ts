import type { ReadDocument } from '../../documents/core/document-import.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import type { AnswerFacts, PictureFacts, RedirectFacts } from './site-format.ts'

/** A document of a set as it was read, a line of the file of its kind. */
export type StagedDocument = {
  /** Where it stood in the set. */
  path: string
  /** What it says of itself; null: it says nothing. */
  id: string | null
  createdAt: string | null
  updatedAt: string | null
  /** Of a draft: since when there is the document that was taken back. */
  documentCreatedAt?: string | null
  /** It is all that the document held: what it leaves out is empty. */
  isWhole: boolean
  document: ReadDocument
  /** Pictures of the set that it shows. */
  pictures: string[]
}

/** A picture of a set. `file`: where it lies now. */
export type StagedPicture = { path: string; file: string } & (
  | { kind: 'kept'; facts: PictureFacts | null }
  | { kind: 'loose'; location: MediaLocation }
)

/** What became, or would become, of something of a set. */
export type ReportRow = {
  path: string
  /** The kind of a document; blank for what is none. */
  tipo: string
  title: string
  status: 'created' | 'replaced' | 'skipped' | 'wrong'
  message: string
  /** Where to see it. */
  address: string | null
}

/** A set that was read and lies in a folder, ready to be imported. */
export type Staged = {
  folder: string
  /** How many documents there are of each kind, in the order in which they are written. */
  kinds: { tipo: string; count: number }[]
  /** How many drafts there are of each kind. */
  drafts: { tipo: string; count: number }[]
  pictures: StagedPicture[]
  figures: string[]
  redirects: RedirectFacts[]
  answers: AnswerFacts[]
  /** What is not imported. */
  told: ReportRow[]
}

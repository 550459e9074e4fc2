/** ISO-8601 in UTC, always with milliseconds and Z: as text it sorts as time on every database. */
type Instant = string

/** What is written and not published: a new document, one that was taken back, or a change of a published one. */
export type DocumentDraftsTable = {
  tipo: string
  /** That of the published document; of a new one an id that no document has. */
  id: string
  /** As lists of the panel show it; blank where it has none yet. */
  title: string
  /** The slug that it asks for, as far as it can be told. */
  slug: string | null
  /** The texts of its form as JSON. They may be incomplete. */
  fields: string
  /** The updatedAt of the published document that it changes, as its author last saw it; null: nothing is published. */
  baseUpdatedAt: Instant | null
  /** Since when there is the document that was taken back; null: it was never published, or still is. */
  documentCreatedAt: Instant | null
  /** When it is to be published. */
  publishAt: Instant | null
  /** Why it could not be published then, as people are told. */
  problem: string | null
  createdAt: Instant
  updatedAt: Instant
  savedBy: string | null
  /** The form it was saved with last. */
  formId: string | null
  /** SHA-256 of what its preview is opened with, hexadecimal, and until when it is. */
  previewDigest: string | null
  previewEndsAt: Instant | null
}

/**
 * ISO-8601 in UTC, always with milliseconds and Z, so that the text sorts chronologically on both databases.
 */
type Instant = string

/** Drafts: a new document, one that was unpublished, or unpublished changes to a published one. */
export type DocumentDraftsTable = {
  tipo: string
  /** Id of the published document; for a new one, an id that no document has. */
  id: string
  /** Title for the lists of the panel; empty where there is none yet. */
  title: string
  /** The slug in its form; null where it cannot be determined. */
  slug: string | null
  /** The fields of its form as JSON; they may be incomplete. */
  fields: string
  /**
   * The `updatedAt` of the published document when its author last saw it; null where nothing is published.
   */
  baseUpdatedAt: Instant | null
  /** The `createdAt` of the document before it was unpublished; null where it never was. */
  documentCreatedAt: Instant | null
  /** Scheduled time of publication. */
  publishAt: Instant | null
  /** Why the scheduled publication failed, as shown to authors (in Spanish). */
  problem: string | null
  createdAt: Instant
  updatedAt: Instant
  savedBy: string | null
  /** Id of the form that saved it last. */
  formId: string | null
  /** SHA-256, in hexadecimal, of the secret in its preview link; the link expires at `previewEndsAt`. */
  previewDigest: string | null
  previewEndsAt: Instant | null
}

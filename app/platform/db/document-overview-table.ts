/**
 * Publication state of a document: never published, published but not yet visible, visible, or visible with
 * unpublished changes.
 */
export type OverviewState = 'draft' | 'scheduled' | 'published' | 'changed'

/**
 * One row per document of any kind, for lists of all documents. Derived from the document and written in the
 * same transaction.
 */
export type DocumentOverviewTable = {
  /** `{tipo}/{id}`. */
  key: string
  tipo: string
  id: string
  title: string
  /** Lower-case title without accents; lists are sorted by it. */
  sortTitle: string
  /** Its block of the syllabus, an id or a name; '' where it has none. */
  block: string
  /** Its own courses, one per line; '' to inherit those of its block. */
  courses: string
  state: OverviewState
  /** First day on which visitors see it (YYYY-MM-DD); '' without a limit. */
  visibleFrom: string
  /** Time at which its draft will be published (ISO-8601, UTC); '' where none is scheduled. */
  publishAt: string
  /** The `updatedAt` of the published document; '' for a draft without one. */
  storedAt: string
  /** Time of the last change of the document or its draft. */
  changedAt: string
  changedBy: string | null
  /** When it was checked for problems; '' when a check is due; `~` and a time while a process checks it. */
  checkedAt: string
}

/** Search terms of documents: the words of title and address, and `=` followed by the id of a criterion. */
export type DocumentTermsTable = { term: string; key: string }

/** Problems that authors should fix in a document. `at` is their order within the document. */
export type DocumentAttentionTable = {
  key: string
  at: number
  reason: string
  field: string
  /** Line number within the field; 0 for the field as a whole. */
  line: number
  message: string
}

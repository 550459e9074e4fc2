/** What becomes of a document for visitors: not written for them yet, on its way, theirs, or theirs with changes to come. */
export type OverviewState = 'draft' | 'scheduled' | 'published' | 'changed'

/** What a list of documents of every kind shows of one; follows from the document and is written in the same transaction. */
export type DocumentOverviewTable = {
  /** Its tipo, a slash and its id. */
  key: string
  tipo: string
  id: string
  title: string
  /** The title without accents and capitals: what lists are sorted by. */
  sortTitle: string
  /** What it says of its block: an id or a name; '' where it has none. */
  block: string
  /** Its own courses, one per line; '': those of its block. */
  courses: string
  state: OverviewState
  /** The day from which visitors see it; '' for all days. YYYY-MM-DD */
  visibleFrom: string
  /** When its draft is to be published; '' for never. ISO-8601 in UTC */
  publishAt: string
  /** The updatedAt of the document in its own table; '' where it is a draft alone. */
  storedAt: string
  /** The last change of the document or of its draft. */
  changedAt: string
  changedBy: string | null
  /** When it was looked through for what needs attention; '' where it must be, `~` and a time while somebody does. */
  checkedAt: string
}

/** By what a document is found: the words of its title and address, and `=` with the id of a criterion that it names. */
export type DocumentTermsTable = { term: string; key: string }

/** Something about a document that its authors should look at. `at` counts within the document. */
export type DocumentAttentionTable = {
  key: string
  at: number
  reason: string
  field: string
  /** Of a text; 0 where it is the field as a whole. */
  line: number
  message: string
}

import type { Generated } from 'kysely'

/**
 * ISO-8601 in UTC, always with milliseconds and Z, so that the text sorts chronologically on both databases.
 */
type Instant = string
/** YYYY-MM-DD */
type Day = string
type Flag = 0 | 1

/**
 * The tables of the nouns. To add one, define its columns below, add it here and to {@link documentTables}.
 */
export type DocumentTables = {
  syllabus: CategoriesTable
  topics: TopicsTable
  blog_posts: PostsTable
  tools: ToolsTable
  challenges: ChallengesTable
  problems: ProblemsTable
  glossary_terms: GlossaryTermsTable
  criteria: CriteriaTable
  synonyms: SynonymsTable
  site_settings: SiteSettingsTable
  site_pages: SitePagesTable
}

/** The same tables in insertion order: a referenced table comes before the one that refers to it. */
export const documentTables: readonly (keyof DocumentTables)[] = [
  'syllabus',
  'topics',
  'blog_posts',
  'tools',
  'challenges',
  'problems',
  'glossary_terms',
  'criteria',
  'synonyms',
  'site_settings',
  'site_pages',
]

type Stamps = { createdAt: Instant; updatedAt: Instant }

/** A document's place in the curriculum; each column is a list with one value per line. */
type CurriculumColumns = {
  /** '1' to '4'; empty to inherit the courses of its block. */
  courses: Generated<string>
  /** Ids; may include ids of deleted criteria. */
  criteria: Generated<string>
}

type CategoriesTable = Stamps & {
  id: string
  name: string
  /** An informal name; empty where there is none. */
  shortName: Generated<string>
  color: string
  /** The letter of its block in the curriculum, A to H. */
  letter: string | null
  /** '1' to '4', one per line. */
  courses: Generated<string>
  position: number
}

type TopicsTable = Stamps &
  CurriculumColumns & {
    id: string
    slug: string
    title: string
    description: string
    imageUrl: string | null
    content: string
    categoryId: string
    /** null to use the colour of its category. */
    color: string | null
  }

type PostsTable = Stamps & {
  id: string
  slug: string
  title: string
  summary: string
  category: string
  date: Day
  imageUrl: string | null
  content: string
  published: Flag
}

type ToolsTable = Stamps & {
  id: string
  name: string
  /** Lower-case name without accents; lists are sorted by it. */
  sortName: string
  description: string
  category: string | null
  url: string
  imageUrl: string | null
  /** Requirements for using it in class; null where unknown (app/site/tools/tool-facts.ts). */
  runsIn: string | null
  account: string | null
  language: string | null
}

type ChallengesTable = Stamps &
  CurriculumColumns & {
    id: string
    slug: string
    title: string
    description: string
    content: string
    imageUrl: string | null
    startsOn: Day
    /** Its block; null where it has none. */
    categoryId: string | null
  }

type CriteriaTable = Stamps & {
  id: string
  subject: string
  code: string
  text: string
  position: number
}

type ProblemsTable = Stamps &
  CurriculumColumns & {
    id: string
    slug: string
    title: string
    category: string
    difficulty: string
    description: string
    imageUrl: string | null
    solution: string
    result: string
    /** JSON (app/learning/practice); empty for a problem without questions. */
    practice: string
  }

type GlossaryTermsTable = Stamps & {
  id: string
  slug: string
  term: string
  definition: string
  /** One per line. */
  forms: string
  /** Ids, one per line; may include ids of deleted topics. */
  topicIds: string
  everywhere: Flag
}

type SynonymsTable = Stamps & {
  id: string
  word: string
  /** Synonyms, separated by commas. */
  others: string
}

/** Settings of the whole site: a single row with the id `web`. */
type SiteSettingsTable = {
  id: string
  name: string
  tagline: string
  schoolName: string
  address: string
  email: string
  responsible: string
  protection: string
  /** Paths without their leading slash, one per line. */
  hiddenLinks: string
  /** Ids of tools, one per line, in display order. */
  toolIds: string
  createdAt: string
  updatedAt: string
}

/** Texts of fixed pages that an admin has written; `page` is the title of the page. */
type SitePagesTable = {
  id: string
  page: string
  content: string
  createdAt: string
  updatedAt: string
}

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

/** The nouns with a version counter: the tables that public pages show. Only the search reads synonyms. */
export type Noun = Exclude<keyof DocumentTables, 'synonyms'> | 'pictures'

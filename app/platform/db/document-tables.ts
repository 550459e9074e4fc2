import type { Generated } from 'kysely'
import type { SitePagesTable, SiteSettingsTable } from './site-settings-tables.ts'

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

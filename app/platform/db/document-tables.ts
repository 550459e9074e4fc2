import type { Generated } from 'kysely'
import type { SitePagesTable, SiteSettingsTable } from './site-settings-tables.ts'

/** ISO-8601 in UTC, always with milliseconds and Z: as text it sorts as time on every database. */
type Instant = string
/** YYYY-MM-DD */
type Day = string
type Flag = 0 | 1

/** The tables of the nouns. To add one: its columns below, a line here and one in {@link documentTables}. */
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

/** The same, in an order in which their rows can be written: what others refer to comes before them. */
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

/** A document's place in the curriculum, one value per line. */
type CurriculumColumns = {
  /** '1' to '4'; blank: those of its block. */
  courses: Generated<string>
  /** Ids; some may be of criteria that are gone. */
  criteria: Generated<string>
}

type CategoriesTable = Stamps & {
  id: string
  name: string
  /** What people call it; blank: nothing else. */
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
    /** null: its category's. */
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
  /** The name without accents and capitals: what lists are sorted by. */
  sortName: string
  description: string
  category: string | null
  url: string
  imageUrl: string | null
  /** What it asks of a class; null: not said (app/site/tools/tool-facts.ts). */
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
    /** JSON (app/learning/practice); empty: it asks nothing. */
    practice: string
  }

type GlossaryTermsTable = Stamps & {
  id: string
  slug: string
  term: string
  definition: string
  /** One per line. */
  forms: string
  /** One per line; some may be of topics that are gone. */
  topicIds: string
  everywhere: Flag
}

type SynonymsTable = Stamps & {
  id: string
  word: string
  /** What else it is called, with commas between. */
  others: string
}

import { type SelectQueryBuilder, sql } from 'kysely'
import { findRow } from '../../documents/core/document-rows.server.ts'
import { findPlaceInList } from '../../documents/core/place-in-list.server.ts'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database, Tables } from '../../platform/db/tables.ts'
import type { Course } from '../curriculum/courses.ts'
import {
  type Curriculum,
  coursesColumn,
  criteriaColumn,
  withCurriculum,
} from '../curriculum/curriculum-columns.server.ts'
import { fillTexts, type Texts } from './number-problem.ts'
import { type Difficulty, problem, problemAnchor, problemOgImage, toDifficulty } from './problem.ts'
import { chooseForDay } from './problem-of-the-day.server.ts'

export const servedProblem = serveDocument(problem, {
  // Rank problems a little below the topics that explain the same word.
  searchWeight: 0.95,
  block: 'category',
  related: { heading: 'practise', description: 'difficulty' },
  listedBy: { column: 'createdAt', descending: true },
  explain: (row) => {
    const { description, solution, result } = fillTexts(textsOf(row))
    return [row.title, description, solution, result]
  },
  ogImage: problemOgImage,
  search: (row) => {
    const { description, solution } = fillTexts(textsOf(row))
    return { title: row.title, text: [description, solution] }
  },
})

const textsOf = ({ description, solution, result, practice }: Texts): Texts => ({
  description,
  solution,
  result,
  practice,
})

/** The address of a problem's card in the list, by its id; undefined if there is no such problem. */
export async function findPlaceOfProblem(db: Database, id: string): Promise<string | undefined> {
  const row = await findRow(db, servedProblem, id)
  return row && `${await findPlaceInList(db, servedProblem, row)}#${problemAnchor(String(row.slug))}`
}

/** A solved problem. `description` is Markdown, `solution` Markdown or HTML. */
export type Problem = {
  id: string
  slug: string
  title: string
  category: string
  difficulty: Difficulty
  description: string
  imageUrl: string | null
  solution: string
  result: string
  /** Its questions as JSON (app/learning/practice); empty if it has none. */
  practice: string
  createdAt: string
  updatedAt: string
}

/** A problem in a list of titles. */
type ProblemTitle = Pick<Problem, 'id' | 'slug' | 'title' | 'category' | 'difficulty'>

type ProblemRow = Omit<Problem, 'difficulty'> & { difficulty: string }
type ProblemQuery = SelectQueryBuilder<Tables, 'problems', ProblemRow>

/** The courses of a problem, as a column of a statement that reads it. */
const ownCourses = coursesColumn(
  'problems.courses',
  sql`(select courses from syllabus where syllabus.name = problems.category)`,
)

/**
 * Filters of a list of problems; omitted ones do not restrict it. `unsolvedBy`: only those that this user has
 * not solved.
 */
type ProblemsWanted = {
  category?: string | null
  course?: Course | null
  difficulty?: Difficulty | null
  unsolvedBy?: string
}

/** A page of problems, newest first. */
export async function listProblems(
  db: Database,
  wanted: PageRequest & ProblemsWanted,
): Promise<Page<Problem>> {
  const rows = await pageOf(problems(db), wanted).execute()
  return toPage(rows.map(withDifficulty), wanted.limit, ({ createdAt, id }) => [createdAt, id])
}

/** Like {@link listProblems}, without the texts. */
export async function listProblemTitles(
  db: Database,
  wanted: PageRequest & ProblemsWanted,
): Promise<Page<ProblemTitle>> {
  const titles = db
    .selectFrom('problems')
    .select(['id', 'slug', 'title', 'category', 'difficulty', 'createdAt'])
  const rows = await pageOf(titles, wanted).execute()
  const { items, next } = toPage(rows, wanted.limit, ({ createdAt, id }) => [createdAt, id])
  return { items: items.map(({ createdAt, ...title }) => withDifficulty(title)), next }
}

function pageOf<Row>(
  query: SelectQueryBuilder<Tables, 'problems', Row>,
  { after, limit, ...wanted }: PageRequest & ProblemsWanted,
): SelectQueryBuilder<Tables, 'problems', Row> {
  const key = decodeCursor(after)
  const page = newestFirst(narrow(query, wanted)).limit(limit + 1)
  if (!key) return page
  return page.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(...key)))
}

function narrow<Row>(
  query: SelectQueryBuilder<Tables, 'problems', Row>,
  { category, course, difficulty, unsolvedBy }: ProblemsWanted,
): SelectQueryBuilder<Tables, 'problems', Row> {
  let narrowed = query
  if (category) narrowed = narrowed.where('category', '=', category)
  if (difficulty) narrowed = narrowed.where('difficulty', '=', difficulty)
  if (course) narrowed = narrowed.where(ownCourses, 'like', `%${course}%`)
  if (unsolvedBy === undefined) return narrowed
  // Must match `solvedExercises` (app/learning/attempts/attempt.ts).
  const solved = sql`
    select exercise from attempts
    where ${sql.ref('userId')} = ${unsolvedBy} and verdict = 'right' and ${sql.ref('isSolutionSeen')} = 0`
  return narrowed.where(sql<boolean>`${'problemas:'} || problems.id not in (${solved})`)
}

/**
 * The problem of the day (YYYY-MM-DD), the same for all users and another one each day; as a query, to be
 * combined with others in one statement.
 */
export function problemOfTheDayQuery(db: Database, today: string): ProblemQuery {
  const { takesPart, place } = chooseForDay(today)
  return newestFirst(problems(db)).where(takesPart).limit(1).offset(place)
}

export async function findProblem(db: Database, id: string): Promise<Problem | undefined> {
  const row = await problems(db).where('id', '=', id).executeTakeFirst()
  return row && withDifficulty(row)
}

/** The existing problems among these ids, in any order. */
export async function listProblemsById(db: Database, ids: readonly string[]): Promise<Problem[]> {
  if (ids.length === 0) return []
  return dropCorruptRows(await problems(db).where('id', 'in', ids).execute()).map(withDifficulty)
}

/** Finds a problem with its place in the curriculum, as its own page shows it. */
export async function findProblemBySlug(
  db: Database,
  slug: string,
): Promise<(Problem & Curriculum) | undefined> {
  const row = await problems(db)
    .where('slug', '=', slug)
    .select([ownCourses.as('courses')])
    .select(criteriaColumn('problems.criteria'))
    .executeTakeFirst()
  return row && { ...withCurriculum(row), difficulty: toDifficulty(row.difficulty) }
}

function problems(db: Database): ProblemQuery {
  return db
    .selectFrom('problems')
    .select([
      'id',
      'slug',
      'title',
      'category',
      'difficulty',
      'description',
      'imageUrl',
      'solution',
      'result',
      'practice',
    ])
    .select(['createdAt', 'updatedAt'])
}

function newestFirst<Row>(
  query: SelectQueryBuilder<Tables, 'problems', Row>,
): SelectQueryBuilder<Tables, 'problems', Row> {
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc')
}

function withDifficulty<Row extends { difficulty: string }>(
  row: Row,
): Omit<Row, 'difficulty'> & { difficulty: Difficulty } {
  return { ...row, difficulty: toDifficulty(row.difficulty) }
}

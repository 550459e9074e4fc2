import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import { type Course, readCourses } from './courses.ts'

/** A criterion as shown on the pages of its documents. */
export type NamedCriterion = { id: string; subject: string; code: string; text: string }
/** A document's place in the curriculum, as its page shows it. */
export type Curriculum = { courses: Course[]; criteria: NamedCriterion[] }
type CurriculumRow = { courses: string; namedCriteria: string | null }

// Control characters that no form accepts in single-line texts, as separators of the parts of a criterion and
// of criteria.
const [part, record] = ['\u001f', '\u001e']

/**
 * The courses of a document: its own, otherwise those of its block. `own` is a column, `ofBlock` the block's
 * expression.
 */
export function coursesColumn(own: string, ofBlock: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${sql.ref(own)}, ''), ${ofBlock}, '')`
}

/** The existing criteria among the ids in a column, read in the document's own statement. */
export function criteriaColumn(ids: string): AliasedRawBuilder<string | null, 'namedCriteria'> {
  const fields = ['id', 'position', 'subject', 'code', 'text'].map(
    (name) => sql`cast(${sql.ref(`criteria.${name}`)} as text)`,
  )
  const line = sql.join(fields, sql` || ${part} || `)
  const isNamed = sql`${'\n'} || ${sql.ref(ids)} || ${'\n'} like ${'%\n'} || criteria.id || ${'\n%'}`
  return sql<string | null>`(select string_agg(${line}, ${record}) from criteria where ${isNamed})`.as(
    'namedCriteria',
  )
}

/** Parses both columns of a row, and removes `namedCriteria`. */
export function withCurriculum<Row extends CurriculumRow>({
  courses,
  namedCriteria,
  ...row
}: Row): Omit<Row, keyof CurriculumRow> & Curriculum {
  return { ...row, courses: readCourses(courses), criteria: readCriteria(namedCriteria) }
}

function readCriteria(column: string | null): NamedCriterion[] {
  const found = (column ?? '').split(record).flatMap((line) => {
    const [id, position, subject, code, text] = line.split(part)
    if (!id || subject === undefined || code === undefined || text === undefined) return []
    return [{ position: Number(position), criterion: { id, subject, code, text } }]
  })
  return found.sort((a, b) => a.position - b.position).map(({ criterion }) => criterion)
}

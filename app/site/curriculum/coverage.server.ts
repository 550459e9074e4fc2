import { type RawBuilder, sql } from 'kysely'
import { pathOf } from '../../documents/core/define-document.ts'
import { listValues } from '../../documents/core/field-schemas.ts'
import { visibleCondition } from '../../documents/core/pages.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { EventLoopYielder } from '../../platform/db/yield-to-event-loop.ts'
import { type Course, courses, readCourses } from './courses.ts'
import { criterion as criterionDefinition, type Subject, toSubject } from './criterion.ts'

/** A document that lists a criterion. */
type CoveringDocument = { title: string; address: string }
/**
 * A criterion with the documents that cover it. Counts are of visible documents; `hidden` counts the others.
 */
export type CoveredCriterion = {
  id: string
  subject: Subject
  code: string
  text: string
  /** In the order of `kinds`. */
  counts: number[]
  courses: Record<Course, number>
  hidden: number
  /** The first documents of each kind, in the order of `kinds`. */
  documents: CoveringDocument[][]
}
/** `totals`: the number of visible documents of each kind, whether they list criteria or not. */
export type Coverage = {
  kinds: { tipo: string; many: string }[]
  totals: number[]
  criteria: CoveredCriterion[]
}

type Row = {
  id: string
  title: string
  slug: string | null
  courses: string
  criteria: string
  block: string | null
  isVisible: number
}

// Rows per statement; other requests run between batches.
const rowsPerStatement = 2_000
/** Maximum number of documents of a kind listed below a criterion; the others are only counted. */
export const maxNamed = 30

/**
 * Reads all criteria in order, with the documents that list them. Runs one statement per kind of document,
 * and two more.
 */
export async function readCoverage(
  db: Database,
  registry: Pick<Registry, 'get' | 'listed'>,
  today: string,
): Promise<Coverage> {
  const { referredBy } = registry.get(criterionDefinition)
  const kinds = registry.listed.filter((kind) => referredBy.some((by) => by.kind === kind))
  const criteria = (await listCriteria(db)).map((row) => startCounting(row, kinds.length))
  const byId = new Map(criteria.map((one) => [one.id, one]))
  const coursesOfBlock = await listCoursesOfBlocks(db)
  const totals = kinds.map(() => 0)
  for (const [place, kind] of kinds.entries()) {
    for await (const row of readRows(db, kind, today)) {
      totals[place] = (totals[place] ?? 0) + row.isVisible
      const own = readCourses(row.courses || coursesOfBlock.get(row.block ?? ''))
      for (const id of listValues(row.criteria)) {
        const found = byId.get(id)
        if (found) count(found, { row, place, courses: own, kind })
      }
    }
  }
  return {
    kinds: kinds.map(({ tipo: kindSlug, words }) => ({ tipo: kindSlug, many: capital(words.many) })),
    totals,
    criteria,
  }
}

type Counted = { row: Row; place: number; courses: readonly Course[]; kind: DocumentKind }

function count(criterion: CoveredCriterion, { row, place, courses: own, kind }: Counted): void {
  if (row.isVisible === 0) criterion.hidden++
  else {
    criterion.counts[place] = (criterion.counts[place] ?? 0) + 1
    for (const course of own) criterion.courses[course]++
  }
  const named = criterion.documents[place] ?? []
  if (row.isVisible === 1 && named.length < maxNamed) {
    named.push({ title: row.title, address: pathOf(kind, row) ?? kind.list })
  }
}

type CriterionRow = { id: string; subject: string; code: string; text: string }

function startCounting({ subject, ...row }: CriterionRow, kinds: number): CoveredCriterion {
  return {
    ...row,
    subject: toSubject(subject),
    counts: Array.from({ length: kinds }, () => 0),
    courses: { 1: 0, 2: 0, 3: 0, 4: 0 },
    hidden: 0,
    documents: Array.from({ length: kinds }, () => []),
  }
}

async function listCriteria(db: Database): Promise<CriterionRow[]> {
  const query = db.selectFrom('criteria').select(['id', 'subject', 'code', 'text'])
  return dropCorruptRows(await query.orderBy('position').orderBy('id').execute())
}

// Documents refer to their block by id or, like problems, by name.
async function listCoursesOfBlocks(db: Database): Promise<Map<string, string>> {
  const blocks = dropCorruptRows(await db.selectFrom('syllabus').select(['id', 'name', 'courses']).execute())
  return new Map(blocks.flatMap(({ id, name, courses: own }) => [[id, own] as const, [name, own] as const]))
}

async function* readRows(db: Database, kind: DocumentKind, today: string): AsyncGenerator<Row> {
  const yielder = new EventLoopYielder()
  for (let after = ''; ; ) {
    await yielder.yieldIfDue()
    const { rows } = await rowsAfter(kind, today, after).execute(db)
    yield* dropCorruptRows(rows)
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerStatement) return
    after = last.id
  }
}

function rowsAfter(kind: DocumentKind, today: string, after: string) {
  const optional = (name: string | undefined): RawBuilder<unknown> =>
    name !== undefined && name in kind.fields ? sql.ref(name) : sql`null`
  return sql<Row>`
    select id, ${sql.ref(kind.title)} as title, ${optional('slug')} as slug, courses, criteria,
      ${optional(kind.block)} as block, case when ${visibleCondition(kind, today)} then 1 else 0 end as ${sql.ref('isVisible')}
    from ${sql.table(kind.table)} where id > ${after} order by id limit ${rowsPerStatement}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether no visible document lists a criterion. */
export const isEmpty = ({ counts }: CoveredCriterion): boolean => counts.every((one) => one === 0)

/** The courses in which any document covers a criterion of this list. */
export function coursesOfSubject(criteria: readonly CoveredCriterion[]): Course[] {
  return courses.filter((course) => criteria.some((one) => one.courses[course] > 0))
}

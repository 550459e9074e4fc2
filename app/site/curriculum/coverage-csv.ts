import { courses, courseTexts } from './courses.ts'
import { type Coverage, type CoveredCriterion, isEmpty } from './coverage.server.ts'
import { curriculumTexts as texts } from './curriculum-texts.ts'
import { type Cell, writeCsv } from './write-csv.ts'

/** The coverage as CSV, one row per criterion. */
export function coverageCsv({ kinds, totals, criteria }: Coverage): string {
  const all = sum(totals)
  const head = [
    ...[texts.subject, texts.code, texts.criterion, ...kinds.map(({ many }) => many), texts.total],
    ...[...courses.map((course) => courseTexts[course]), texts.hidden, texts.share, texts.state],
  ]
  const row = (one: CoveredCriterion): Cell[] => {
    const total = sum(one.counts)
    return [
      ...[one.subject, one.code, one.text, ...one.counts, total],
      ...courses.map((course) => one.courses[course]),
      ...[one.hidden, all === 0 ? 0 : (100 * total) / all, isEmpty(one) ? texts.empty : texts.covered],
    ]
  }
  return writeCsv([head, ...criteria.map(row)])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

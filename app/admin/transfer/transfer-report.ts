import { z } from '../../ui/forms/schema.ts'

const rowSchema = z.object({
  path: z.string(),
  tipo: z.string(),
  title: z.string(),
  status: z.enum(['created', 'replaced', 'skipped', 'wrong']),
  message: z.string(),
  address: z.string().nullable(),
})

const count = z.number()

/** The result, or planned result, of an import: counts, and as many rows as a page shows. */
const reportSchema = z.object({
  isTrial: z.boolean(),
  counts: z.object({ created: count, replaced: count, skipped: count, wrong: count }),
  rows: z.array(rowSchema),
  /** The number of files not among the rows. */
  more: count,
})
export type TransferReport = z.infer<typeof reportSchema>
export type ReportCounts = TransferReport['counts']
export type ReportLine = TransferReport['rows'][number]

const order: ReportLine['status'][] = ['wrong', 'replaced', 'created', 'skipped']

/** Counts rows by result. */
export function countRows(rows: readonly Pick<ReportLine, 'status'>[]): ReportCounts {
  const counts = { created: 0, replaced: 0, skipped: 0, wrong: 0 }
  for (const { status } of rows) counts[status]++
  return counts
}

/** Creates a report of at most `most` rows; errors come first. */
export function toReport(
  rows: readonly ReportLine[],
  { isTrial, maxRows }: { isTrial: boolean; maxRows: number },
): TransferReport {
  const sorted = rows.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return {
    isTrial,
    counts: countRows(rows),
    rows: sorted.slice(0, maxRows),
    more: Math.max(0, rows.length - maxRows),
  }
}

/** A message of an import: progress, the report, or an error. */
export const newsSchema = z.union([
  z.object({ done: z.number(), all: z.number() }),
  z.object({ report: reportSchema }),
  z.object({ message: z.string() }),
])
export type TransferNews = z.infer<typeof newsSchema>

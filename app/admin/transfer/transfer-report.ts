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

/** What an import did, or would do: how much of it, and the files themselves as far as a page shows them. */
const reportSchema = z.object({
  isTrial: z.boolean(),
  counts: z.object({ created: count, replaced: count, skipped: count, wrong: count }),
  rows: z.array(rowSchema),
  /** How many files are not among the rows. */
  more: count,
})
export type TransferReport = z.infer<typeof reportSchema>
export type ReportCounts = TransferReport['counts']
export type ReportLine = TransferReport['rows'][number]

const order: ReportLine['status'][] = ['wrong', 'replaced', 'created', 'skipped']

/** How many of each result there are. */
export function countRows(rows: readonly Pick<ReportLine, 'status'>[]): ReportCounts {
  const counts = { created: 0, replaced: 0, skipped: 0, wrong: 0 }
  for (const { status } of rows) counts[status]++
  return counts
}

/** A report of so many lines at most; what is wrong comes first. */
export function toReport(
  rows: readonly ReportLine[],
  { isTrial, most }: { isTrial: boolean; most: number },
): TransferReport {
  const sorted = rows.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return {
    isTrial,
    counts: countRows(rows),
    rows: sorted.slice(0, most),
    more: Math.max(0, rows.length - most),
  }
}

/** A line of the answer to an import: how far it is, what became of it, or why there is nothing to tell. */
export const newsSchema = z.union([
  z.object({ done: z.number(), all: z.number() }),
  z.object({ report: reportSchema }),
  z.object({ message: z.string() }),
])
export type TransferNews = z.infer<typeof newsSchema>

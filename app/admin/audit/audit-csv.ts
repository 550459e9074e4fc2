import { type Cell, csvLines, csvMark } from '../../site/curriculum/write-csv.ts'
import { auditTexts as texts } from './audit-texts.ts'
import type { DescribedEntry } from './describe-entries.server.ts'

// YYYY-MM-DD HH:MM:SS, which every spreadsheet parses and sorts as a time.
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The header line of the CSV. */
export function auditCsvHead(): string {
  const head = [texts.csvWhen, texts.who, texts.what, texts.csvKind, texts.csvTitle, texts.csvId]
  return csvMark + csvLines([head])
}

/** One CSV line per entry; times are in Madrid time. */
export function auditCsvLines(entries: readonly DescribedEntry[]): string {
  return csvLines(
    entries.map(({ at, who, what, kind, about, documentId }): Cell[] => {
      return [moment.format(new Date(at)), who, what, kind, about, documentId]
    }),
  )
}

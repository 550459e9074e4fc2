import { type Cell, csvLines, csvMark } from '../../site/curriculum/write-csv.ts'
import { auditTexts as texts } from './audit-texts.ts'
import type { DescribedEntry } from './describe-entries.server.ts'

// YYYY-MM-DD HH:MM:SS, which every spreadsheet reads as a time and sorts.
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The first line of the register as a table for a spreadsheet. */
export function auditCsvHead(): string {
  const head = [texts.csvWhen, texts.who, texts.what, texts.csvKind, texts.csvTitle, texts.csvId]
  return csvMark + csvLines([head])
}

/** A line for each entry; times are those of Madrid. */
export function auditCsvLines(entries: readonly DescribedEntry[]): string {
  return csvLines(
    entries.map(({ at, who, what, kind, about, documentId }): Cell[] => {
      return [moment.format(new Date(at)), who, what, kind, about, documentId]
    }),
  )
}

import type { ReactNode } from 'react'
import { spanishDate } from '../../platform/dates/madrid-date.ts'

/** A date in Spanish. `iso`: YYYY-MM-DD or an ISO-8601 instant. */
export function TimeStamp({ iso }: { iso: string }): ReactNode {
  return <time dateTime={iso}>{spanishDate(iso)}</time>
}

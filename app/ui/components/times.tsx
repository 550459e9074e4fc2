import type { ReactNode } from 'react'
import { madridClock, spanishDate } from '../../platform/dates/madrid-date.ts'

/** A date in Spanish. `iso`: YYYY-MM-DD or an ISO-8601 instant. */
export function TimeStamp({ iso }: { iso: string }): ReactNode {
  return <time dateTime={iso}>{spanishDate(iso)}</time>
}

/** Day and time of an instant (ISO-8601), in Madrid. */
export function ClockTime({ iso }: { iso: string }): ReactNode {
  return (
    <time dateTime={iso}>
      {spanishDate(iso)}, {madridClock(iso)}
    </time>
  )
}

/** {@link ClockTime} as plain text. */
export function clockTimeText(iso: string): string {
  return `${spanishDate(iso)}, ${madridClock(iso)}`
}

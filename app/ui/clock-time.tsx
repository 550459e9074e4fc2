import type { ReactNode } from 'react'
import { spanishDate } from './madrid-date.ts'

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', timeStyle: 'short' })

/** Day and time of an instant, in Madrid. */
export function ClockTime({ iso }: { iso: string }): ReactNode {
  return (
    <time dateTime={iso}>
      {spanishDate(iso)}, {clock.format(new Date(iso))}
    </time>
  )
}

/** {@link ClockTime} as plain text. */
export function clockTimeText(iso: string): string {
  return `${spanishDate(iso)}, ${clock.format(new Date(iso))}`
}

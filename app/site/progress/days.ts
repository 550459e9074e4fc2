import { madridDate } from '../../platform/dates/madrid-date.ts'

const dayMs = 86_400_000

/**
 * The day number (since 1970) of an ISO-8601 instant in Madrid; the same on the server and on every device.
 */
export function dayOf(instant: string): number {
  const time = Date.parse(instant)
  const start = Date.parse(`${madridDate(new Date(time))}T00:00:00Z`)
  // A device clock that is off by millennia produces dates outside the four-digit format.
  return Math.floor((Number.isNaN(start) ? time : start) / dayMs)
}

/** Converts a day number to YYYY-MM-DD. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

import { madridDate } from '../../platform/dates/madrid-date.ts'

const dayLength = 86_400_000

/** The number of the day (since 1970) of an instant in Madrid, ISO-8601: the same on the server and on every device. */
export function dayOf(instant: string): number {
  const time = Date.parse(instant)
  const start = Date.parse(`${madridDate(new Date(time))}T00:00:00Z`)
  // A clock that is out by thousands of years has dates that cannot be written so.
  return Math.floor((Number.isNaN(start) ? time : start) / dayLength)
}

/** The day of a number, as YYYY-MM-DD. */
export function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10)
}

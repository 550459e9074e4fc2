const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' })
const longDay = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', timeStyle: 'short' })

/** The calendar day of an instant in Madrid, as YYYY-MM-DD. */
export function madridDate(instant: Date): string {
  return isoDay.format(instant)
}

/** The instant (ISO-8601 in UTC) at which a day (YYYY-MM-DD) begins in Madrid. */
export function startOfMadridDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Madrid is two hours ahead of UTC in summer, one in winter; clocks change after midnight.
  const [summer, winter] = [new Date(midnight - 2 * 3_600_000), new Date(midnight - 3_600_000)]
  return (madridDate(summer) === day ? summer : winter).toISOString()
}

/**
 * Formats a day (YYYY-MM-DD) or an instant (ISO-8601) as «20 de noviembre de 2026»; '' for an invalid date.
 */
export function spanishDate(isoTime: string): string {
  // A day without a time is read as noon UTC, which is the same day in Madrid.
  const date = new Date(isoTime.length === 10 ? `${isoTime}T12:00:00Z` : isoTime)
  return Number.isNaN(date.getTime()) ? '' : longDay.format(date)
}

/** The local time in Madrid of an instant (ISO-8601), as «8:05». */
export function madridClock(iso: string): string {
  return clock.format(new Date(iso))
}

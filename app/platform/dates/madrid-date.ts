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
  // Two hours before Greenwich in summer, one in winter; clocks change later in the night.
  const [summer, winter] = [new Date(midnight - 2 * 3_600_000), new Date(midnight - 3_600_000)]
  return (madridDate(summer) === day ? summer : winter).toISOString()
}

/** «20 de noviembre de 2026» for a day (YYYY-MM-DD) or an instant (ISO-8601); '' for what is no date. */
export function spanishDate(isoTime: string): string {
  // A day without a time is read as noon: no time zone moves it to its neighbour.
  const date = new Date(isoTime.length === 10 ? `${isoTime}T12:00:00Z` : isoTime)
  return Number.isNaN(date.getTime()) ? '' : longDay.format(date)
}

/** «8:05»: what the clock shows in Madrid at an instant (ISO-8601). */
export function madridClock(iso: string): string {
  return clock.format(new Date(iso))
}

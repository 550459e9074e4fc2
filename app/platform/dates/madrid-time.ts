import { madridClock, spanishDate } from './madrid-date.ts'

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const weekday = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', weekday: 'long' })
const hourMs = 3_600_000

/** The local day and time in Madrid of an instant (ISO-8601): «2026-11-20» and «08:00:00». */
export function madridWall(iso: string): { day: string; time: string } {
  const [day = '', time = ''] = wall.format(new Date(iso)).split(' ')
  return { day, time }
}

/**
 * The instant (ISO-8601 in UTC) of a local day (YYYY-MM-DD) and time (HH:MM or HH:MM:SS) in Madrid. `gap`:
 * the time does not exist, because the clocks go forward. A time that occurs twice, when they go back, means
 * the first one.
 */
export function madridInstant(day: string, time: string): { iso: string } | { wrong: 'text' | 'gap' } {
  const whole = /^\d{1,2}:\d{2}$/.test(time) ? `${time.padStart(5, '0')}:00` : time
  const asUtc = Date.parse(`${day}T${whole}Z`)
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}:\d{2}$/.test(whole)
  // Date.parse reads «2026-02-30» as 2 March.
  if (!isShaped || Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day)
    return { wrong: 'text' }
  // Madrid is two hours ahead of UTC in summer, one in winter.
  for (const offset of [2 * hourMs, hourMs]) {
    const iso = new Date(asUtc - offset).toISOString()
    const shown = madridWall(iso)
    if (shown.day === day && shown.time === whole) return { iso }
  }
  return { wrong: 'gap' }
}

/** Formats an instant (ISO-8601) as «martes, 1 de diciembre de 2026, a las 8:00 (hora de Madrid)». */
export function spanishMoment(iso: string): string {
  return `${weekday.format(new Date(iso))}, ${spanishDate(iso)}, a las ${madridClock(iso)} (hora de Madrid)`
}

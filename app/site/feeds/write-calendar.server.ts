import ical from 'ical-generator'

/** A challenge for the calendar. `startsOn`: YYYY-MM-DD. */
export type CalendarChallenge = {
  id: string
  slug: string
  title: string
  description: string
  startsOn: string
  updatedAt: string
}

type Channel = {
  name: string
  /** Address of the site without a final slash; undefined if not configured. */
  origin: string | undefined
}

const daysOfAChallenge = 7
const dayMs = 86_400_000
const dayInSeconds = 86_400

/**
 * Writes the calendar of challenges (RFC 5545), each as the days of its week. The output is deterministic.
 */
export function writeCalendar({ name, origin }: Channel, challenges: readonly CalendarChallenge[]): string {
  const host = origin === undefined ? 'engrana' : new URL(origin).hostname
  const calendar = ical({
    name: inCalendar(name),
    prodId: { company: 'Engrana', product: 'Retos', language: 'ES' },
    ttl: dayInSeconds,
  })
  for (const { id, slug, title, description, startsOn, updatedAt } of challenges) {
    const start = Date.parse(`${startsOn}T00:00:00Z`)
    calendar.createEvent({
      // The host keeps ids unique for users who subscribe to two sites with the same course.
      id: `reto-${id}@${host}`,
      start: new Date(start),
      end: new Date(start + daysOfAChallenge * dayMs),
      // Dates without a time zone (RFC 5545 §3.3.4), so that they are the same in every zone.
      allDay: true,
      stamp: new Date(updatedAt),
      summary: inCalendar(title),
      description: inCalendar(description),
      ...(origin !== undefined && { url: `${origin}/retos/${slug}` }),
    })
  }
  return calendar.toString()
}

/** Removes control characters, which are not allowed in calendar lines; line breaks stay. */
function inCalendar(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes them
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
}

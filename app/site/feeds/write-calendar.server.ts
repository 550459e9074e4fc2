import ical from 'ical-generator'

/** A challenge as calendars show it. `startsOn`: YYYY-MM-DD. */
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
  /** Address of the site without a final slash; undefined where it may not be said. */
  origin: string | undefined
}

const daysOfAChallenge = 7
const dayMs = 86_400_000
const dayInSeconds = 86_400

/** The calendar of challenges (RFC 5545), each as the days of its week. The same challenges give the same text, to the byte. */
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
      // Who subscribes to two sites with the same course sees both.
      id: `reto-${id}@${host}`,
      start: new Date(start),
      end: new Date(start + daysOfAChallenge * dayMs),
      // Days of Madrid, and as such without a zone (RFC 5545 §3.3.4): they move for nobody.
      allDay: true,
      stamp: new Date(updatedAt),
      summary: inCalendar(title),
      description: inCalendar(description),
      ...(origin !== undefined && { url: `${origin}/retos/${slug}` }),
    })
  }
  return calendar.toString()
}

/** Control characters, which no line of a calendar may hold, go; the ends of lines stay. */
function inCalendar(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
}

import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarChallenge, writeCalendar } from './write-calendar.server.ts'

const channel = { name: 'Retos de Engrana', origin: 'https://tecno.example.org' }
const bridge: CalendarChallenge = {
  id: 'puente',
  slug: 'puente-de-papel',
  title: 'Un puente, de papel; y «más»\nlargo',
  description: `Aguanta 2 kg; usa \\ y comas, sí. ${'ñandú 🌉 '.repeat(40)}`,
  startsOn: '2026-03-23',
  updatedAt: '2026-03-01T10:20:30.000Z',
}

function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

test('a calendar parser reads each challenge on the days of its week, across a clock change too', () => {
  const text = writeCalendar(channel, [bridge, { ...bridge, id: 'otro', startsOn: '2026-10-19' }])
  const [first, second, ...more] = readEvents(text)
  expect(more).toEqual([])
  expect(first?.summary).toBe(bridge.title)
  expect(first?.description).toBe(bridge.description)
  expect(first?.uid).toBe('reto-puente@tecno.example.org')
  expect(first?.component.getFirstPropertyValue('url')).toBe(
    'https://tecno.example.org/retos/puente-de-papel',
  )
  expect([first, second].map((event) => [`${event?.startDate}`, `${event?.endDate}`])).toEqual([
    ['2026-03-23', '2026-03-30'],
    ['2026-10-19', '2026-10-26'],
  ])
  expect(first?.startDate.isDate).toBe(true)
  expect(`${first?.component.getFirstPropertyValue('dtstamp')}`).toBe('2026-03-01T10:20:30Z')
})

test('ends and folds lines by RFC 5545, and is deterministic', () => {
  const text = writeCalendar(channel, [bridge])
  expect(text).toBe(writeCalendar(channel, [{ ...bridge }]))
  const lines = text.split('\r\n')
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
})

test('typed text cannot inject lines into the calendar', () => {
  const hostile = { ...bridge, title: 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007\u2028x', description: '\0;,:"' }
  const [event, ...more] = readEvents(writeCalendar(channel, [hostile]))
  expect(more).toEqual([])
  expect(event?.summary).toBe('a\nEND:VEVENT\nBEGIN:VEVENT\u2028x')
})

test("contains no addresses if the site's address is not configured", () => {
  const text = writeCalendar({ ...channel, origin: undefined }, [bridge])
  expect(readEvents(text)[0]?.uid).toBe('reto-puente@engrana')
  expect(text).not.toContain('URL')
})

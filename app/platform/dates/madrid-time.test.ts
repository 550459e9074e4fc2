import { expect, it } from 'vitest'
import { madridInstant, madridWall, spanishMoment } from './madrid-time.ts'

it.each([
  ['2026-12-01', '08:00', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01', '8:00', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01', '00:30:15', '2026-06-30T22:30:15.000Z'],
  // The clock is turned back at 3:00: 2:30 occurs twice.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
])('reads %s at %s as local time in Madrid', (day, time, iso) => {
  expect(madridInstant(day, time)).toEqual({ iso })
})

it('reports a time that does not exist when the clocks go forward', () => {
  expect(madridInstant('2027-03-28', '02:30')).toEqual({ wrong: 'gap' })
})

it.each([
  ['2026-02-30', '08:00'],
  ['mañana', '08:00'],
  ['2026-12-01', '25:00'],
  ['2026-12-01', ''],
  ['', '08:00'],
])('rejects «%s» at «%s»', (day, time) => {
  expect(madridInstant(day, time)).toEqual({ wrong: 'text' })
})

it('formats an instant as a sentence and as local day and time', () => {
  expect(spanishMoment('2026-12-01T07:00:00.000Z')).toBe(
    'martes, 1 de diciembre de 2026, a las 8:00 (hora de Madrid)',
  )
  expect(madridWall('2026-12-01T07:00:00.000Z')).toEqual({ day: '2026-12-01', time: '08:00:00' })
})

import { expect, it } from 'vitest'
import { madridInstant, madridWall, spanishMoment } from './madrid-time.ts'

it.each([
  ['2026-12-01', '08:00', '2026-12-01T07:00:00.000Z'],
  ['2026-07-01', '8:00', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01', '00:30:15', '2026-06-30T22:30:15.000Z'],
  // The clock is turned back at 3:00: 2:30 comes twice.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
])('reads %s at %s as the clock in Madrid shows it', (day, time, iso) => {
  expect(madridInstant(day, time)).toEqual({ iso })
})

it('knows that a time does not exist in the night when the clock jumps', () => {
  expect(madridInstant('2027-03-28', '02:30')).toEqual({ wrong: 'gap' })
})

it.each([
  ['2026-02-30', '08:00'],
  ['mañana', '08:00'],
  ['2026-12-01', '25:00'],
  ['2026-12-01', ''],
  ['', '08:00'],
])('refuses «%s» at «%s»', (day, time) => {
  expect(madridInstant(day, time)).toEqual({ wrong: 'text' })
})

it('says a moment in words and on the wall', () => {
  expect(spanishMoment('2026-12-01T07:00:00.000Z')).toBe(
    'martes, 1 de diciembre de 2026, a las 8:00 (hora de Madrid)',
  )
  expect(madridWall('2026-12-01T07:00:00.000Z')).toEqual({ day: '2026-12-01', time: '08:00:00' })
})

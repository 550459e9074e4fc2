import { expect, test } from 'vitest'
import { madridDate, spanishDate, startOfMadridDay } from './madrid-date.ts'

test('writes a date in Spanish', () => {
  expect(spanishDate('2026-11-20')).toBe('20 de noviembre de 2026')
})

test('computes days in Madrid, in summer and in winter', () => {
  expect(madridDate(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
  expect(madridDate(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
  expect(madridDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  expect(spanishDate('2026-12-31T23:30:00Z')).toBe('1 de enero de 2027')
})

test('computes the start of a day in Madrid, in summer, in winter and when the clocks change', () => {
  expect(startOfMadridDay('2026-11-20')).toBe('2026-11-19T23:00:00.000Z')
  expect(startOfMadridDay('2026-07-01')).toBe('2026-06-30T22:00:00.000Z')
  expect(startOfMadridDay('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
  expect(startOfMadridDay('2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfMadridDay('2026-10-25')).toBe('2026-10-24T22:00:00.000Z')
  expect(startOfMadridDay('2026-10-26')).toBe('2026-10-25T23:00:00.000Z')
})

test('returns an empty string for an invalid date', () => {
  expect(spanishDate('mañana')).toBe('')
})

import { expect, it } from 'vitest'
import { copyName, isCopyName, listExpired, toCopies } from './kept-copies.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T12:00:00.000Z')
const file = (daysAgo: number) => ({ name: copyName(new Date(now - daysAgo * dayMs)), bytes: 1 })

it('recognises backups by their names, and no other files', () => {
  const name = copyName(new Date('2026-11-22T14:30:05.007Z'))
  expect(name).toBe('engrana-20261122T143005007Z.tar')
  expect(toCopies([{ name, bytes: 5 }])).toEqual([{ name, bytes: 5, at: '2026-11-22T14:30:05.007Z' }])
  for (const other of ['../engrana.sqlite', `${name}.parte`, `x/${name}`, 'engrana.tar', ''])
    expect(isCopyName(other), other).toBe(false)
})

it('expires backups beyond the number or too old, but never the newest', () => {
  const expiredOf = (days: number[], keep: number, maxDays: number): number[] => {
    const copies = toCopies(days.map(file))
    const names = listExpired(copies, { keep, maxAgeMs: maxDays * dayMs }, now).map((copy) => copy.name)
    return days.filter((one) => names.includes(file(one).name))
  }
  expect(expiredOf([3, 1, 2, 0], 2, 100)).toEqual([3, 2])
  expect(expiredOf([0, 5, 11], 10, 10)).toEqual([11])
  expect(expiredOf([50], 1, 10)).toEqual([])
  expect(expiredOf([50, 60], 5, 10)).toEqual([60])
})

import { expect, test } from 'vitest'
import { findPlace, spotOf } from './circuit-place.ts'

test('a spot belongs to the nearest place, and near a part to that part', () => {
  const { x, y } = spotOf(6)
  const middle = { x: x + 31, y }
  expect(findPlace(middle, new Set())).toBe('a2b2')
  expect(findPlace({ x: middle.x, y: y - 33 }, new Set())).toBe('a1b1')
  expect(findPlace({ x: middle.x, y: y - 33 }, new Set(['a2b2']))).toBe('a2b2')
  expect(findPlace({ x, y: y - 31 }, new Set(['a2b2']))).toBe('a1a2')
})

test('a spot outside the grid belongs to its border', () => {
  expect(findPlace({ x: -500, y: -500 }, new Set())).toBe('a1b1')
  expect(findPlace({ x: 900, y: 900 }, new Set())).toMatch(/^(?:e5f5|f4f5)$/)
})

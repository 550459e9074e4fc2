import { expect, test } from 'vitest'
import { restAfter } from './polisher.ts'

test('the busier the site is, the longer rests who makes kept pages smaller: at most a fiftieth of a core goes to it', () => {
  expect(restAfter(50, 0)).toBe(0)
  expect(restAfter(50, 0.5)).toBe(1225)
  expect(50 / (50 + restAfter(50, 1))).toBeCloseTo(0.02)
})

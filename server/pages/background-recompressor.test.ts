import { expect, test } from 'vitest'
import { restAfter } from './background-recompressor.ts'

test('rests longer between pages the busier the event loop is, to use at most a fiftieth of a core', () => {
  expect(restAfter(50, 0)).toBe(0)
  expect(restAfter(50, 0.5)).toBe(1225)
  expect(50 / (50 + restAfter(50, 1))).toBeCloseTo(0.02)
})

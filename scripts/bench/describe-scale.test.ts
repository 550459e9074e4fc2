import { expect, test } from 'vitest'
import { growthOf } from './describe-scale.ts'

test('growth is the ratio of costs divided by the ratio of bytes', () => {
  expect(
    growthOf([
      { ms: 4, bytes: 10_000 },
      { ms: 40, bytes: 100_000 },
    ]),
  ).toBeCloseTo(1)
  expect(
    growthOf([
      { ms: 4, bytes: 10_000 },
      { ms: 8, bytes: 10_000 },
    ]),
  ).toBe(2)
})

test('growth is the worst over all smaller sizes, and costs below a millisecond are ignored', () => {
  expect(
    growthOf([
      { ms: 4, bytes: 1 },
      { ms: 2, bytes: 1 },
      { ms: 4, bytes: 1 },
    ]),
  ).toBe(2)
  expect(
    growthOf([
      { ms: 0.1, bytes: 0 },
      { ms: 0.9, bytes: 0 },
    ]),
  ).toBe(1)
})

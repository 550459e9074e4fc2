import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([
  [12207.03125, 7, '12\u202f207,03'],
  [465661.2873, 8, '465\u202f661,29'],
  [0.1 + 0.2, 17, '0,3'],
  [0.000123456, 6, '0,000123456'],
  [181, 4, '181'],
  [0, 4, '0'],
  [-0.5, 4, '−0,5'],
  [123456789.25, 11, '123\u202f456\u202f789,25'],
])('writes %f with %i figures as %s', (number, figures, written) => {
  expect(formatNumber(number, figures)).toBe(written)
})

import { expect, test } from 'vitest'
import { chooseEncoding } from './accepted-encoding.ts'

test('chooses brotli, then gzip, by what the browser accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseEncoding('br;q=0.0, gzip;q=0')).toBe('identity')
  expect(chooseEncoding('gzip;q=0.5')).toBe('gzip')
  expect(chooseEncoding('brew')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

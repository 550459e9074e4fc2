import { expect, test } from 'vitest'
import { newRequestId } from './begin-answer.ts'

test('gives each of thousands of requests a unique id', () => {
  const ids = Array.from({ length: 5000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
})

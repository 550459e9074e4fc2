import { afterEach, beforeEach, expect, vi } from 'vitest'

// Processes of tests use only the settings of their tests, not those of a developer's .env.
process.env.ENV_FILE ??= ''

// An unexpected console.error fails the test that caused it.
const errors: unknown[][] = []
beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args)
  })
})
afterEach(() => {
  expect(errors).toEqual([])
})

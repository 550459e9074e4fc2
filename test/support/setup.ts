import { afterEach, beforeEach, expect, vi } from 'vitest'

// Processes that tests start have the settings that their tests give, not those of somebody's .env.
process.env.ENV_FILE ??= ''

// An unexpected console.error is a failure of the test that caused it.
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

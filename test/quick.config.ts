import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

/**
 * The tests that answer in seconds: none that opens a database, a server or a process (`*.server.test.ts`), none that
 * draws or uploads pictures, and none that works through the course with thousands of groups of numbers. They share their
 * modules, which are most of what they cost; `npm test` gives each file its own.
 */
export default defineConfig({
  test: {
    ...whole.test,
    exclude: ['**/*.server.test.ts', 'app/media/*.test.ts', 'test/content-{practice,questions}.test.ts'],
    globalSetup: [],
    pool: 'threads',
    isolate: false,
  },
})

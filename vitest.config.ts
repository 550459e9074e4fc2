import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,server,scripts,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/postgres-server.ts'],
    testTimeout: 30_000,
    // Of two cores Vitest itself would use one.
    maxWorkers: '100%',
  },
})

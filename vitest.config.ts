import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that open a database, a server or a process, that draw or upload pictures, or work through thousands of groups of numbers. */
const slow = [
  '{app,server,scripts,test}/**/*.server.test.{ts,tsx}',
  'app/documents/media/*.test.ts',
  'test/content/content-{practice,questions}.test.ts',
]
/** Slow tests that `npm run test:rest` runs: crashes, full disks, crowds and very large sites. */
const rest = ['{app,server,scripts,test}/**/*.rest.server.test.ts']
const shared = { setupFiles: ['test/support/setup.ts'], testTimeout: 30_000 }

export default defineConfig({
  test: {
    // Of two cores Vitest itself would use one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          include: ['{app,server,scripts,test}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...slow],
          // They share their modules, which are most of what they cost.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'slow',
          include: slow,
          exclude: [...configDefaults.exclude, ...rest],
          globalSetup: ['test/databases/postgres-server.ts'],
          // Modules are shared here too, by the files of one process.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'rest',
          include: rest,
          globalSetup: ['test/databases/postgres-server.ts'],
          // Modules are shared here too, by the files of one process.
          isolate: false,
        },
      },
    ],
  },
})

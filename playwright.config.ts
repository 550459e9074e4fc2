import { defineConfig } from '@playwright/test'
import { findChromium } from './test/programs/find-chromium.ts'

/** One journey per capability, which `npm test` runs; `npm run test:rest` runs the others. */
const core = [
  'accounts/second-factor',
  'admin/begin',
  'admin/transfer',
  'documents/around',
  'editor/visual-keyboard',
  'learning/practice',
  'learning/question-form',
  'learning/questions',
  'operation/both-kinds',
  'operation/every-day',
  'operation/security',
  'reading/early-press',
  'reading/print',
  'reading/read-aloud',
  'reading/reading',
  'reading/share',
  'reading/visitor',
  'site/curriculum',
  'site/glossary',
  'site/problems',
  'site/search',
  'site/sheets',
].map((name) => `${name}.journey.ts`)

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'core', testMatch: core },
    // Journeys in other browsers have a configuration of their own.
    { name: 'rest', testMatch: '**/*.journey.ts', testIgnore: ['browsers/**', ...core] },
  ],
  globalSetup: './e2e/support/filled-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores that CI has: a journey waits for answers and disks a third of its time.
  workers: 3,
  // It ends a journey that hangs, also on a busy machine. Late style sheets and scripts delay each page of a journey.
  timeout: process.env.SLOW_ASSETS ? 600_000 : 300_000,
  reporter: [['list']],
  outputDir: 'test-results',
  expect: {
    // What is awaited is an event; on two busy cores it may come late.
    timeout: process.env.SLOW_ASSETS ? 90_000 : 40_000,
  },
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'off',
    // Starting one costs each page of each journey a quarter of a second of processor; those about reading offline have theirs.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters take the same room on every machine.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})

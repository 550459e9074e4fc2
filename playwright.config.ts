import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  // Journeys in other browsers have a configuration of their own.
  testIgnore: 'browsers/**',
  globalSetup: './e2e/filled-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores that CI has: a journey waits for answers and disks a third of its time.
  workers: 3,
  // It ends a journey that hangs, on a busy machine too. Late style sheets and scripts make each page of a journey later.
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

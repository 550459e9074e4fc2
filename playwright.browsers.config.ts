import { defineConfig } from '@playwright/test'

// Playwright runs these journeys and drives none of their browsers: it speaks only to builds of its own of these two.
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/filled-site.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Wide enough for a busy machine: a journey waits for events, never for a time.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  outputDir: 'test-results/browsers',
})

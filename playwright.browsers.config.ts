import { defineConfig } from '@playwright/test'

// Playwright runs these journeys and drives none of their browsers: it speaks only to builds of its own of these two.
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/support/filled-site.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results/browsers',
})

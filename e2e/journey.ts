import { test as base, expect } from '@playwright/test'
import { type SiteServer, startSite } from './site-server.ts'

type Watched = {
  /** What a page must never do: errors on the console, requests to other hosts. Asserted empty at the end. */
  complaints: string[]
}

/** A browser test against a site of its own; each worker starts one. */
export const test = base.extend<Watched, { site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Chromium itself reports the status of a page that does not exist; that is no error of the page.
        if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
          complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
          complaints.push(`request to ${request.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

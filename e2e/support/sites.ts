import { test as base } from '@playwright/test'
import { type PostgresServer, startPostgres } from '../../test/databases/postgres-server.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { expect } from './matchers.ts'

type Started = {
  /** Starts a site with settings of its own. The site stops when the journey ends, also when it fails. */
  start: (settings?: Record<string, string>) => Promise<SiteServer>
}

/** Journeys that start their sites themselves. */
export const test = base.extend<Started, { postgres: PostgresServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  start: async ({}, use) => {
    const sites: SiteServer[] = []
    await use(async (settings) => {
      const site = await startSite(settings)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.stop()))
  },
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startPostgres()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})
export { expect }

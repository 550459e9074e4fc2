import type { BrowserContext, Page, Response } from '@playwright/test'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { type Address, href } from './addresses.ts'
import { expect } from './matchers.ts'
import { type Cookies, markdownMode, signInOnce, type Who } from './people.ts'
import { settled } from './settled.ts'
import { test as base } from './sites.ts'

type Journey = {
  /**
   * Faults of pages: errors on the console, uncaught errors,
   * requests to other hosts. Asserted empty at the end.
   */
  complaints: string[]
  /**
   * Opens a page and waits until its styles and fonts are applied:
   * `open(href('/topic/:id', { id: 'palancas' }))`.
   */
  open: (address: Address, query?: Record<string, string>) => Promise<Response | null>
  /** Opens a page in a new browser context, signed in with that role; `visitor` is signed out. */
  as: (who: Who) => Promise<Page>
}
type Site = {
  /** Settings of the site, in addition to those of every test. */
  settings: Record<string, string>
  /** Journeys with the same name share sites. Journeys that leave documents behind name a site of their own. */
  siteName: string
  site: SiteServer
  /**
   * Cookies of a role. Each role signs in once per worker, so
   * journeys that share these cookies must not sign out.
   */
  cookiesOf: (who: Who) => Promise<Cookies>
}

/** A browser test against a site of its own; each worker starts one. */
export const test = base.extend<Journey, Site>({
  settings: [{}, { scope: 'worker', option: true }],
  siteName: ['shared', { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite(settings)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  cookiesOf: [async ({ site }, use) => use(signInOnce(site)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  complaints: [
    async ({ context, site }, use) => {
      const complaints: string[] = []
      watch(context, site, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (address, query = {}) => {
      const search = String(new URLSearchParams(query))
      const answer = await page.goto(search ? `${address}?${search}` : address)
      await settled(page)
      return answer
    })
  },
  as: async ({ browser, site, cookiesOf, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (who) => {
      const cookies = await cookiesOf(who)
      const context = await browser.newContext({
        baseURL: site.url,
        locale: 'es-ES',
        storageState: { cookies, origins: markdownMode(site) },
      })
      contexts.push(context)
      watch(context, site, complaints)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Collects faults of all pages of a browser context in `complaints`. */
export function watch(context: BrowserContext, site: Pick<SiteServer, 'url'>, complaints: string[]): void {
  context.on('console', (message) => {
    // Chromium itself logs the status of a missing page; that is not an error of the page.
    if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text()))
      complaints.push(message.text())
  })
  context.on('weberror', (fault) => complaints.push(String(fault.error())))
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
      complaints.push(`request to ${request.url()}`)
  })
}

export { expect, href }

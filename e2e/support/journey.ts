import type { BrowserContext, Page, Response } from '@playwright/test'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { type Address, href } from './addresses.ts'
import { expect } from './matchers.ts'
import { type Cookies, markdownMode, signInOnce, type Who } from './people.ts'
import { settled } from './settled.ts'
import { test as base } from './sites.ts'

type Journey = {
  /** What a page must never do: errors on the console, requests to other hosts. Asserted empty at the end. */
  complaints: string[]
  /** Opens a page of the site and waits until its styles and faces are applied: `open(href('/topic/:id', { id: 'palancas' }))`. */
  open: (address: Address, query?: Record<string, string>) => Promise<Response | null>
  /** A page of a browser of its own in which somebody is signed in; a visitor is nobody. */
  as: (who: Who) => Promise<Page>
}
type Site = {
  /** Settings of the site, beside those of every test. */
  settings: Record<string, string>
  site: SiteServer
  /** Cookies of an admin and a student: each signs in once for all journeys of a worker, so none of those may sign out. */
  cookiesOf: (who: Who) => Promise<Cookies>
}

/** A browser test against a site of its own; each worker starts one. */
export const test = base.extend<Journey, Site>({
  settings: [{}, { scope: 'worker', option: true }],
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

/** Gathers what no page of this browser may do. */
export function watch(context: BrowserContext, site: Pick<SiteServer, 'url'>, complaints: string[]): void {
  context.on('console', (message) => {
    // Chromium itself reports the status of a page that does not exist; that is no error of the page.
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

import type { Page } from '@playwright/test'
import type { SiteServer } from '../../test/site/site-server.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import type { Given } from './statement.ts'

/** Returns the HTML of a page of a site without content. */
export async function readEmpty({ start }: Given, path: string): Promise<string> {
  const site = await start({ DEMO: '0' })
  return (await fetch(site.url + path)).text()
}

type Empty = { site: SiteServer; author: Page; visitor: Page }

/** Runs `work` on a site without content, with the browser page of an admin and that of a visitor. */
export async function onEmpty(given: Given, work: (empty: Empty) => Promise<void>): Promise<void> {
  const site = await given.start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const authors = await signInNewBrowser(given.browser, site, 'ana@ejemplo.es')
  const visitors = await given.browser.newContext({ baseURL: site.url, locale: 'es-ES' })
  await work({ site, author: await authors.newPage(), visitor: await visitors.newPage() })
  await Promise.all([authors.close(), visitors.close()])
}

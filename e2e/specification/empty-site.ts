import type { Page } from '@playwright/test'
import { admin, signInNewBrowser } from '../people.ts'
import type { SiteServer } from '../site-server.ts'
import type { Given } from './statement.ts'

/** Words that the page of a site without content has to show. */
export async function readEmpty({ start }: Given, path: string): Promise<string> {
  const site = await start({ DEMO: '0' })
  return (await fetch(site.url + path)).text()
}

/** A site without content, an admin of it in a browser, and a visitor's page. */
export async function openEmpty(given: Given): Promise<{ site: SiteServer; author: Page; visitor: Page }> {
  const site = await given.start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const author = await (await signInNewBrowser(given.browser, site, 'ana@ejemplo.es')).newPage()
  const visitor = await (await given.browser.newContext({ baseURL: site.url, locale: 'es-ES' })).newPage()
  return { site, author, visitor }
}

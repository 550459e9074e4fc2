import type { Locator, Page } from '@playwright/test'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { admin, signInNewBrowser } from '../support/people.ts'
import { test as base, expect } from '../support/sites.ts'

type Fixtures = {
  /** A page signed in as an admin. */
  author: Page
  /** Errors on the console of that page. Asserted empty at the end. */
  complaints: string[]
}

type Site = {
  /** Journeys with the same name share sites. Journeys that change the settings of the site name one of their own. */
  siteName: string
  site: SiteServer
}

/** A browser test with one site per worker, without demo content, and an admin signed in. */
export const test = base.extend<Fixtures, Site>({
  siteName: ['authoring', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite({ DEMO: '0' })
      await Promise.all(['ana', 'luis'].map((name) => admin(site, 'add', `${name}@ejemplo.es`)))
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  author: async ({ browser, site, complaints }, use) => {
    const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
    const page = await context.newPage()
    page.on('console', (message) => {
      const expected =
        /status of [45]\d\d|ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET)/
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
    await context.close()
  },
})
export { expect }

/** Fills form fields, given by label; in a select it chooses the option with that text. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page
      .getByLabel(label, { exact: false })
      .and(page.locator('input:not([type=checkbox]), textarea, select'))
      .first()
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value })
    else await field.fill(value)
  }
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
}

/** Locates the site's own dialog with this text. */
export function prompt(page: Page, text: string): Locator {
  return page.getByRole('alertdialog', { name: text, exact: true })
}

/** Presses a button of the site's own dialog with this text, and waits until the dialog closes. */
export async function answer(page: Page, text: string, button: 'Aceptar' | 'Cancelar'): Promise<void> {
  const dialog = prompt(page, text)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
}

/** Opens the form of a new document by links, so that the form returns to the panel after saving. */
export async function openNew(page: Page, button: string): Promise<void> {
  await page.goto('/editor')
  const link = page.getByRole('link', { name: button, exact: true })
  // The usual kinds have a link on the page; the others are in the menu.
  if (!(await link.isVisible())) await page.getByText('Nuevo…', { exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: button })).toBeVisible()
}

/** Builds a Markdown file for a file input. */
export function markdownFile(text: string | Buffer, name = 'documento.md') {
  return { name, mimeType: 'text/markdown', buffer: Buffer.isBuffer(text) ? text : Buffer.from(text) }
}

/** Creates a category and returns its name. */
export async function makeCategory(page: Page, name: string): Promise<string> {
  await openNew(page, 'Nueva categoría')
  await fill(page, { Nombre: name, Color: 'Verde' })
  await save(page)
  await expect(page).toHaveURL(/\/editor$/)
  return name
}

import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { findFirefox } from '../../test/programs/find-browsers.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'

type Fixtures = {
  /** A page of Firefox, with cookies of its own. */
  firefoxPage: Page
  /** Errors and Content-Security-Policy violations of that page. Asserted empty at the end. */
  complaints: string[]
}

/** A journey in the Firefox of the system, driven by WebDriver BiDi, against a site of its own. */
export const test = base.extend<Fixtures, { site: SiteServer; firefox: Browser }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        // Wide enough for the whole navigation in the header.
        defaultViewport: { width: 1280, height: 800 },
        extraPrefsFirefox: { 'intl.accept_languages': 'es-ES, es' },
        timeout: 60_000,
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  firefoxPage: async ({ firefox, complaints }, use, testInfo) => {
    const context = await firefox.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy: ${effectiveDirective} ${blockedURI}`),
      )
    })
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus)
      await page.screenshot({ path: testInfo.outputPath('firefox.png'), fullPage: true })
    await context.close()
  },
})
export { expect }

/** Returns a selector of elements with this role and exact accessible name, inside an element of `scope`. */
export function part(role: string, name: string, scope = ''): string {
  return `${scope} ::-p-aria([name="${name}"][role="${role}"])`.trim()
}

/** A selector of password fields, which have no role of their own. */
export const password = 'input[type="password"]'

/** Clicks the element once it is visible and no longer moves. */
export function click(page: Page, selector: string): Promise<void> {
  return page.locator(selector).click()
}

export function fill(page: Page, selector: string, value: string): Promise<void> {
  return page.locator(selector).fill(value)
}

/** Selects the option with that text. */
export async function choose(page: Page, selector: string, option: string): Promise<void> {
  const select = await page.locator(selector).waitHandle()
  const value = await select.evaluate(
    (element, text) =>
      element instanceof HTMLSelectElement && [...element.options].find((one) => one.text === text)?.value,
    option,
  )
  if (!value) throw new Error(`There is no option «${option}» in ${selector}`)
  await page.locator(selector).fill(value)
}

/** Waits until the element is visible. */
export async function see(page: Page, selector: string): Promise<void> {
  await page.locator(selector).setVisibility('visible').wait()
}

/** Waits until the path of the page is `path`. */
export function arrive(page: Page, path: string): Promise<void> {
  return expect.poll(() => page.evaluate(() => location.pathname).catch(String)).toBe(path)
}

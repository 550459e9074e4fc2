import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const own = /^"Atkinson Hyperlegible Next"/

/** The times of the first contentful paint and of the font request, in ms since navigation. */
async function measure(page: Page) {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked:
      performance.getEntriesByType('resource').find(({ name }) => name.includes('atkinson'))?.startTime ?? 0,
  }))
}

test('the first page uses a font of the device, and later pages use the font of the site', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveCSS('font-family', own)
  await page.waitForFunction(() => localStorage.getItem('face') !== null)
  const { painted, asked } = await measure(page)
  expect(painted).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(painted)
  await page.goto('/topic/trenes-de-engranajes')
  await expect(page.locator('html')).toHaveCSS('font-family', own)
  expect(await page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next"'))).toBe(true)
  await expect(page.locator('math mn').first()).toHaveCSS('font-family', own)
})

test('a page requests the font only after it has painted text', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('body * { visibility: hidden !important }')
    document.adoptedStyleSheets = [hidden]
  })
  await page.goto('/')
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  // Two idle callbacks: a request planned for idle time would have been sent by now.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })))
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5_000 })))
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(0)
  expect((await measure(page)).asked).toBe(0)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.waitForFunction(() => localStorage.getItem('face') !== null)
  const { painted, asked } = await measure(page)
  expect(asked).toBeGreaterThan(painted)
})

test('without storage the page uses a font of the device', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/temario')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveCSS('font-family', own)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page uses the font of the site', async ({ page }) => {
    await page.goto('/temario')
    await expect(page.locator('html')).toHaveCSS('font-family', own)
  })
})

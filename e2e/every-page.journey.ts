import { brotliCompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'

const pages = [
  '/',
  '/temario',
  '/topic/ley-de-ohm-serie-y-paralelo',
  '/topic/no-existe',
  '/retos',
  '/retos/luz-de-escalera',
  '/problemas',
  '/herramientas',
  '/blog',
  '/blog/cuaderno-tecnico',
  '/privacidad',
  '/nada',
]

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing wrong on ${path} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })
  }

  test(`${path} fits a window of 320 px and one of a whiteboard`, async ({ page }) => {
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  test(`${path} leaves no cookie, shifts nothing and sends little before a touch`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const bytes = { script: 0, stylesheet: 0 }
    page.on('response', async (response) => {
      const type = response.request().resourceType()
      if (type === 'script' || type === 'stylesheet')
        bytes[type] += Number(response.headers()['content-length'])
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(bytes.script).toBeGreaterThan(0)
    expect(bytes.script).toBeLessThanOrEqual(5000)
    // The styles stand in the page: text is on the screen without a second round trip.
    expect(bytes.stylesheet).toBe(0)
    const styles = await page
      .locator('style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''))
    expect(brotliCompressSync(styles).length).toBeGreaterThan(1000)
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(15_000)
  })
}

test('images of every page say their size', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    const sizeless = await page.locator('img:not([width][height])').count()
    expect(sizeless, path).toBe(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and reached', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Empezar a aprender' }).click()
    await page.getByRole('link', { name: 'Electricidad: ley de Ohm, serie y paralelo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Electricidad: ley de Ohm, serie y paralelo',
    )
    await page.getByText('Ver respuesta').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Problemas' }).click()
    await page.getByRole('link', { name: 'Vida digital (1.º–3.º ESO)' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('the idea generator answers on the server', async ({ page }) => {
    await page.goto('/retos')
    await page.getByLabel('Tema').fill('puentes')
    await page.getByRole('button', { name: 'Generar Reto' }).click()
    await expect(page.getByRole('heading', { name: 'Reto: puentes' })).toBeVisible()
  })

  test('the mobile menu works', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page).toHaveURL('/blog')
  })
})

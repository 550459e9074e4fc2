import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'

const wideTable = '/topic/elegir-el-material-adecuado'

/** How light the background is at the right edge of an element: the lightest point of a narrow strip, 0 to 255. */
async function lightnessOfEdge(area: Locator): Promise<number> {
  const screenshot = await area.screenshot()
  const { width, height } = await sharp(screenshot).metadata()
  // Below the row of headings, and inside the border of the table.
  const strip = { left: width - 4, top: Math.round(height / 3), width: 2, height: Math.round(height / 2) }
  return Math.max(...(await sharp(screenshot).extract(strip).greyscale().raw().toBuffer()))
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`a table that is wider than a phone says that it goes on, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(wideTable)
    const area = page.getByRole('group', {
      name: 'Tabla: Criterio, Importancia, PLA, PET reciclado, Contrachapado',
    })
    await area.scrollIntoViewIfNeeded()
    const cut = await lightnessOfEdge(area)
    await area.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    const end = await lightnessOfEdge(area)
    expect(end - cut).toBeGreaterThan(30)
  })
}

test('most tables of the course fit a phone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/temario')
  const topics = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const cut: boolean[] = []
  for (const topic of topics) {
    if (!(await (await page.request.get(topic)).text()).includes('table-scroll"')) continue
    await page.goto(topic)
    const areas = page.locator('.prose .table-scroll')
    cut.push(...(await areas.evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth))))
  }
  expect(cut.length).toBeGreaterThan(35)
  expect(cut.filter(Boolean).length).toBeLessThanOrEqual(10)
})

test('on a phone the filter takes one line before the first problem, and opens by a touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/problemas')
  const filter = page.getByRole('navigation', { name: 'Filtrar por tema' })
  const choice = filter.getByRole('link', { name: 'Vida digital (1.º–3.º ESO)' })
  expect((await filter.boundingBox())?.height).toBeLessThan(90)
  await expect(choice).toBeHidden()
  await filter.getByText('Filtrar por tema').click()
  await choice.click()
  await expect(filter.getByText('Vida digital (1.º–3.º ESO)').first()).toBeVisible()
  expect((await filter.boundingBox())?.height).toBeLessThan(120)
})

test('in forced colours more than weight tells the chosen filter, theme and section', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/problemas')
  const look = (place: Locator) =>
    place.evaluate((element) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(element)
      return { backgroundColor, borderBottomColor }
    })
  const filter = page.getByRole('navigation', { name: 'Filtrar por tema' }).getByRole('link')
  expect((await look(filter.nth(0))).backgroundColor).not.toBe((await look(filter.nth(1))).backgroundColor)
  const themes = page.getByRole('contentinfo').locator('.theme-choice span')
  expect((await look(themes.nth(0))).backgroundColor).not.toBe((await look(themes.nth(1))).backgroundColor)
  // The line under a link that is not the current one is no more to be seen than the paper.
  const other = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect((await look(other)).borderBottomColor).toBe(paper)
})

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from './barriers.ts'
import { expect, test } from './journey.ts'
import { findOverflow } from './overflow.ts'
import { settled } from './settled.ts'

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

test('the tables of the course fit a phone, but for those of numbers, which scroll', async ({ page }) => {
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
  expect(cut.filter(Boolean).length).toBeLessThanOrEqual(3)
})

test('a table of words stands row by row on a phone, each cell behind the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/topic/sensores-y-actuadores')
  const area = page.getByRole('group', { name: /^Tabla: Pieza, ¿Qué es\?/ })
  const cell = area.getByRole('cell', { name: 'Qué mide o qué hace: Cantidad de luz' })
  const row = area.getByRole('row').filter({ hasText: 'Cantidad de luz' })
  await expect(area.getByRole('columnheader')).toHaveCount(4)
  await expect(row.getByRole('cell')).toHaveCount(4)
  const tops = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(4)
  const before = (one: Element) => getComputedStyle(one, '::before').content
  expect(await cell.evaluate(before)).toContain('Qué mide o qué hace:')
  // What is copied is what the author wrote: a table, without words of ours.
  const copied = await area.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return getSelection()?.toString() ?? ''
  })
  expect(copied).toContain('Cantidad de luz')
  expect(copied).not.toContain('Qué mide o qué hace:')
  expect(await findOverflow(page)).toEqual([])
  expect((await axeOn(page).include('.table-fold').analyze()).violations).toEqual([])

  await page.setViewportSize({ width: 1024, height: 740 })
  const wide = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().top))
  expect(new Set(wide).size).toBe(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, hasTouch: true })

    test('on a phone the blocks are a row to swipe, and the other filters one button with a sheet', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/problemas')
      const course = page.getByRole('navigation', { name: 'Curso' })
      const blocks = page.getByRole('navigation', { name: 'Bloque' })
      await expect(course).toBeHidden()
      await page.getByRole('button', { name: 'Filtrar' }).tap()
      await course.getByRole('link', { name: '2.º de ESO' }).tap()
      await expect(page).toHaveURL('/problemas?curso=2')
      await expect(course).toBeHidden()
      await expect(blocks.getByRole('link', { name: 'Operadores tecnológicos (4.º ESO)' })).toHaveCount(0)
      await blocks.getByRole('link', { name: 'Vida digital (1.º–3.º ESO)' }).tap()
      await expect(page).toHaveURL(/\?categoria=Vida\+digital.*&curso=2$/)
      await expect(page.getByRole('status')).toContainText(
        'Problemas de Vida digital (1.º–3.º ESO), 2.º de ESO.',
      )
      await page.getByRole('button', { name: 'Filtrar (1)' }).tap()
      await page.getByRole('button', { name: 'Cerrar' }).tap()
      await expect(course).toBeHidden()
      expect(await findOverflow(page)).toEqual([])
    })
  })
}

test('where there is room, the filters of the problems stand in one row', async ({ page }) => {
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/problemas')
    const filters = ['Curso', 'Dificultad', 'Estado'].map((name) =>
      page.getByRole('main').getByRole('navigation', { name }),
    )
    const ends = await Promise.all(
      filters.map(async (one) => {
        const box = await one.boundingBox()
        return box && Math.round(box.y + box.height)
      }),
    )
    expect(new Set(ends).size, `${width} px`).toBe(1)
  }
})

test('in forced colours the lines of the menu button and the mark of a figure are drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 360, height: 740 })
  /** How much lighter the lightest point around a place is than the darkest, 0 to 255. */
  const contrastAt = async (x: number, y: number): Promise<number> => {
    const clip = { x: x - 7, y: y - 7, width: 14, height: 14 }
    const [grey] = (
      await sharp(await page.screenshot({ clip }))
        .greyscale()
        .stats()
    ).channels
    return (grey?.max ?? 0) - (grey?.min ?? 0)
  }
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
  for (const name of ['Abrir menú', 'Cerrar menú']) {
    const button = page.getByRole('button', { name })
    const { x, y, width, height } = await boxOf(button)
    expect(await contrastAt(x + width / 2, y + height / 2), name).toBeGreaterThan(150)
    await button.click()
  }
  const link = page.locator('.figure-link').first()
  await link.scrollIntoViewIfNeeded()
  // At once: what a wheel moves is still on its way when its place is asked for.
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  const { x, y, width, height } = await boxOf(link)
  expect(await contrastAt(x + width - 1.4 * rem, y + height), 'the mark').toBeGreaterThan(80)
})

test('in forced colours more than weight tells the chosen filter, theme and section', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/problemas')
  const look = (place: Locator) =>
    place.evaluate((element) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(element)
      return { backgroundColor, borderBottomColor }
    })
  const filter = page.getByRole('navigation', { name: 'Dificultad' }).getByRole('link')
  expect((await look(filter.nth(0))).backgroundColor).not.toBe((await look(filter.nth(1))).backgroundColor)
  const themes = page.getByRole('contentinfo').locator('.theme-choice span')
  expect((await look(themes.nth(0))).backgroundColor).not.toBe((await look(themes.nth(1))).backgroundColor)
  // The line under a link that is not the current one is no more to be seen than the paper.
  const other = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect((await look(other)).borderBottomColor).toBe(paper)
})

test('the cards of topics are at least 370 px high with picture and three lines, at every width, and wider than a phone none is cut', async ({
  page,
}) => {
  for (const width of [360, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/temario')
    await settled(page)
    const cards = await page.locator('.block-topics .topic-card').evaluateAll((all) =>
      all.map((card) => {
        const text = card.querySelector('.clamp')
        const picture = card.querySelector('.card-picture')
        return {
          height: card.getBoundingClientRect().height,
          lines: text && getComputedStyle(text).webkitLineClamp,
          hasPicture: (picture?.getBoundingClientRect().height ?? 0) > 60,
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(20)
    for (const card of cards) {
      expect(card.height).toBeGreaterThanOrEqual(370)
      expect([card.lines, card.hasPicture]).toEqual(['3', true])
    }
    expect(await findOverflow(page)).toEqual([])
    if (width > 600) expect(await countColumns(page)).toBe(width < 1024 ? 2 : 4)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/temario')
  await page
    .getByRole('link', { name: /^Ver todos/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/temario\?bloque=A$/)
  const tops = await page
    .locator('.block-topics')
    .first()
    .locator('.topic-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(tops.length)
})

/** In how many columns the cards of the first block stand: no topic of four is alone in its row. */
function countColumns(page: Page): Promise<number> {
  const cards = page.locator('.block-topics').first().locator('.topic-card')
  return cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
}

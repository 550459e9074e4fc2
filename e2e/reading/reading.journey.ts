import { readdir, readFile } from 'node:fs/promises'
import { findBarriers } from '../support/barriers.ts'
import { findFaintWords } from '../support/faint-words.ts'
import { expect, test } from '../support/journey.ts'

const topic = '/topic/ley-de-ohm-serie-y-paralelo'

test('a figure opens enlarged by keyboard and by click, zooms, and restores the focus', async ({ page }) => {
  await page.goto(topic)
  // A wide figure: the window height would limit a tall one.
  const link = page
    .locator('.prose .figure-link')
    .filter({ has: page.getByRole('img', { name: /^Circuito con pila/ }) })
  const name = (await link.getByRole('img').getAttribute('alt')) ?? ''
  const opened = page.getByRole('dialog', { name })
  await link.press('Enter')
  await expect(opened).toBeVisible()
  const image = opened.getByRole('img', { name })
  const fits = (await image.boundingBox())?.width ?? 0
  expect(fits).toBeGreaterThan(((await link.boundingBox())?.width ?? 0) * 1.2)
  await page.keyboard.press('+')
  expect((await image.boundingBox())?.width).toBeCloseTo(fits * 1.5, 0)
  await opened.getByRole('button', { name: 'Alejar' }).click()
  expect((await image.boundingBox())?.width).toBeCloseTo(fits, 0)
  expect(await findBarriers(page, 'figure')).toEqual({})
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await opened.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(topic)
})

test('«modo pizarra» enlarges text and figures on this page and the next, until it is turned off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(topic)
  const size = () =>
    page
      .locator('.prose p')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  const plain = await size()
  await page.getByRole('button', { name: 'Modo pizarra' }).click()
  await expect.poll(size).toBeGreaterThan(plain * 1.7)
  const figureWidth = (await page.locator('.prose .figure-link').first().boundingBox())?.width
  expect(figureWidth).toBeGreaterThan(1600)
  expect(await findBarriers(page, 'board')).toEqual({})
  await page.goto('/problemas/ciclo-de-trabajo-y-tension-media-de-pwm')
  expect(await size()).toBeGreaterThan(plain * 1.7)
  await page.getByRole('button', { name: 'Salir del modo pizarra' }).click()
  await expect.poll(size).toBeCloseTo(plain, 0)
  await expect(page.getByRole('button', { name: 'Modo pizarra' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a figure links to its file', async ({ page }) => {
    await page.goto(topic)
    const link = page.locator('.prose .figure-link').first()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(address)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the texts in every drawing of the course have enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const faint: Record<string, string[]> = {}
    const folder = 'content/figuras'
    for (const name of await readdir(folder)) {
      await page.setContent(await readFile(`${folder}/${name}`, 'utf8'))
      const found = await findFaintWords(page)
      if (found.length > 0) faint[name] = found
    }
    expect(faint).toEqual({})
  })
}

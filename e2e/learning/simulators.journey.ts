import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type { SimulatorCase } from '../../app/learning/simulators/simulator-case.ts'
import { type Barriers, findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'
import { findOverflow } from '../support/overflow.ts'
import { printPage } from '../support/paper.ts'

const files = globSync('app/learning/simulators/*/journey-case.ts')
const modules: { journeyCase: SimulatorCase }[] = await Promise.all(
  files.map((file) => import(pathToFileURL(resolve(file)).href)),
)
const cases = modules.map(({ journeyCase }) => journeyCase)

const simulatorOf = (page: Page): Locator => page.locator('.simulator')
const saidBy = (page: Page): Locator => simulatorOf(page).locator('.sim-said')

/** Opens a drawer of the simulator, with all its other controls or its data. */
async function openDrawer(page: Page, name: string): Promise<void> {
  await simulatorOf(page).getByRole('button', { name, exact: true }).first().click()
  await expect(simulatorOf(page).getByRole('region', { name, exact: true })).toBeVisible()
}

/** Opens a page and waits until its simulator is hydrated. */
async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-wakes="near"][data-awake]')).toHaveCount(1)
}

test('the list shows every simulator and links to each', async ({ page }) => {
  await page.goto('/simuladores')
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.toSorted()).toEqual(cases.map(({ title }) => title).toSorted())
  const [first = ''] = titles
  await page.getByRole('link', { name: first, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
})

for (const one of cases) {
  test(`${one.tipo}: it works by keyboard, from a shared link and on paper, and axe finds no violations`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await openAwake(page, `/simuladores/${one.tipo}`)
    await expect(page.getByRole('heading', { level: 1, name: one.title, exact: true })).toBeVisible()
    await expect(saidBy(page)).toContainText(one.sentence)

    await openDrawer(page, 'Más ajustes')
    for (const { label, press } of one.keys) {
      const control = simulatorOf(page).getByLabel(label, { exact: true })
      await control.focus()
      for (const key of press) await page.keyboard.press(key)
    }
    await expect(saidBy(page)).toContainText(one.said)
    const [name, value] = one.reading
    await openDrawer(page, 'Datos')
    const reading = simulatorOf(page).locator('.bench-data tr').filter({ hasText: name })
    await expect(reading.filter({ hasText: value })).toHaveCount(1)

    await simulatorOf(page).getByRole('button', { name: 'Copiar enlace', exact: true }).first().click()
    await expect(page.getByText('Enlace copiado: lleva todo lo que has puesto.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await openAwake(page, link)
    await expect(saidBy(page)).toContainText(one.said)
    await expect(page.getByText('Algo del enlace no se podía usar')).toHaveCount(0)

    const found: Barriers = {}
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, forcedColors: 'none' })
      await findBarriers(page, scheme, found, scheme === 'light' ? 'all' : 'colours')
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    await findBarriers(page, 'forced', found, 'colours')
    expect(found).toEqual({})
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(`/simuladores/${one.tipo}`)
    const paper = (await printPage(page)).sheets.join(' ')
    for (const text of one.printed) expect(paper).toContain(text)
    await context.close()
  })

  test(`${one.tipo}: it works by touch at 360 px, and fits 320 px, also with large letters`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const page = await context.newPage()
    await openAwake(page, `/simuladores/${one.tipo}`)
    for (const name of one.taps) {
      const target = simulatorOf(page)
        .getByRole('button', { name, exact: true })
        .or(simulatorOf(page).getByRole('checkbox', { name, exact: true }))
        .first()
      const isInDrawer = !(await target.isVisible())
      if (isInDrawer) await openDrawer(page, 'Más ajustes')
      await target.tap()
      if (isInDrawer) await page.keyboard.press('Escape')
    }
    await expect(saidBy(page)).toContainText(one.saidAfterTaps)
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await findOverflow(page)).toEqual([])
    // The largest letters of the reading panel.
    await page.evaluate(() => localStorage.setItem('reading', 'size-200'))
    await page.reload()
    expect(await findOverflow(page)).toEqual([])
    await context.close()
  })

  test(`${one.tipo}: without scripts the server renders the picture, the readings and the next state`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/simuladores/${one.tipo}`)
    await expect(saidBy(page)).toContainText(one.sentence)
    await expect(simulatorOf(page).getByRole('img').first()).toBeVisible()
    await simulatorOf(page).getByRole('button', { name: 'Calcular' }).click()
    await expect(page).toHaveURL(new RegExp(`/simuladores/${one.tipo}\\?`))
    await expect(saidBy(page)).toContainText(one.sentence)
    await expect(page.getByText('Algo del enlace no se podía usar')).toHaveCount(0)
    await context.close()
  })
}

test('an address with invalid values shows the nearest valid state and a notice', async ({ page }) => {
  await page.goto('/simuladores/engranajes?z1=9999&z2=hola&nada=1')
  await expect(page.getByText('Algo del enlace no se podía usar y se ha cambiado:')).toBeVisible()
  await expect(page.getByText('z2: no es un número.')).toBeVisible()
  const answer = await page.goto('/simuladores/cohetes')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Simulador no encontrado' })).toBeVisible()
})

test('the code of a simulator loads only when it is near the viewport', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/topic/trenes-de-engranajes', { waitUntil: 'networkidle' })
  const isOfIt = (path: string): boolean => /\/picture-|wake-/.test(path)
  expect(loaded.filter(isOfIt)).toEqual([])
  await page.locator('.simulator').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-wakes="near"][data-awake]').first()).toBeAttached()
  expect(loaded.filter(isOfIt).length).toBeGreaterThan(1)
})

test('with reduced motion the simulator moves in steps', async ({ page }) => {
  // An installed clock keeps running; pausing it keeps the time of a slow click out of the 900 ms.
  const start = new Date('2026-10-01T08:00:00Z')
  await page.clock.install({ time: start })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAwake(page, '/simuladores/engranajes')
  await page.clock.pauseAt(start.getTime() + 3_600_000)
  const picture = simulatorOf(page).locator('.bench-stage > svg')
  const still = await picture.innerHTML()
  await simulatorOf(page).getByRole('button', { name: 'Marcha', exact: true }).click()
  await page.clock.runFor(900)
  expect(await picture.innerHTML()).toBe(still)
  await page.clock.runFor(200)
  await expect.poll(() => picture.innerHTML()).not.toBe(still)
})

test('the live region updates at once, then at most once a second, and ends with the last state', async ({
  page,
}) => {
  const start = new Date('2026-10-01T08:00:00Z')
  await page.clock.install({ time: start })
  await openAwake(page, '/simuladores/engranajes')
  await page.clock.pauseAt(start.getTime() + 3_600_000)
  const teeth = simulatorOf(page).getByLabel('Dientes de la rueda conducida del eje 2 (z₂)', { exact: true })
  await teeth.focus()
  const before = await saidBy(page).textContent()
  await page.keyboard.press('ArrowUp')
  await expect(saidBy(page)).not.toHaveText(before ?? '')
  const first = await saidBy(page).textContent()
  for (let press = 1; press < 30; press++) await page.keyboard.press('ArrowUp')
  await page.clock.runFor(999)
  expect(await saidBy(page).textContent()).toBe(first)
  await page.clock.runFor(1)
  await expect(saidBy(page)).toContainText('El eje 2 gira a 180 rpm')
})

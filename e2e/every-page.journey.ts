import { brotliCompressSync } from 'node:zlib'
import { type Barriers, findBarriers } from './barriers.ts'
import { coverShapes } from './cover-shapes.ts'
import { expect, test } from './journey.ts'
import { tabThrough } from './keyboard.ts'
import { listShifts, nextPaint, recordShifts } from './layout-shifts.ts'
import { findOverflow } from './overflow.ts'
import { listPages, screens, screensOfMany } from './pages.ts'

const widths = [320, 360, 768, 1024, 1280, 1920, 2560]

for (const screen of screens) {
  test(`the screen of ${screen[0]} suits eyes, keyboard and every width`, async ({ request, as }) => {
    const [sample] = await listPages(request, screen)
    const page = await as(sample.who)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordShifts(page)
    await page.goto(sample.path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await nextPaint(page)
    expect(await listShifts(page)).toEqual([])
    await expect(page.locator('img:not([width][height])')).toHaveCount(0)
    if (sample.who === 'visitor') expect(await page.context().cookies()).toEqual([])

    const found: Barriers = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await findBarriers(
        page,
        `${sample.path} (${colorScheme})`,
        found,
        colorScheme === 'light' ? 'all' : 'colours',
      )
    }

    await page.evaluate(() => scrollTo(0, 0))
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ ringSeen, inView }) => !ringSeen || !inView)).toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverflow(page), `${width} px`).toEqual([])
      if (width === 360) await findBarriers(page, `${sample.path} (${width} px)`, found, 'targets')
    }
    expect(found).toEqual({})
  })
}

for (const screen of screensOfMany) {
  test(`axe finds nothing wrong on pages of ${screen[0]} that show all that these pages show`, async ({
    request,
    as,
  }) => {
    const pages = await listPages(request, screen)
    const page = await as(pages[0].who)
    const found: Barriers = {}
    for (const { path } of await coverShapes(request, pages)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await findBarriers(page, path, found, 'all but colours')
    }
    expect(found).toEqual({})
  })
}

for (const path of ['/', '/topic/tecnologia-y-ods', '/problemas', '/entrar', '/nada']) {
  test(`${path} sends little before a touch`, async ({ page }) => {
    let bytes = 0
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        bytes += Number(response.headers()['content-length'])
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(5000)
    // The styles stand in the page: text is on the screen without a second round trip. Those for paper hold nothing up.
    await expect(page.locator('link[rel="stylesheet"]:not([media="print"])')).toHaveCount(0)
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
    const styles = await page
      .locator('style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''))
    expect(brotliCompressSync(styles).length).toBeGreaterThan(1000)
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(15_000)
  })
}

test('the walk by Tab sees a missing ring, a hidden stop and a trap', async ({ page }) => {
  await page.setContent(`
    <button>Bien</button>
    <button style="outline: none">Sin anillo</button>
    <button style="position: absolute; left: -9999px">Fuera</button>
    <div style="position: relative"><button>Tapado</button><p style="position: absolute; inset: 0; margin: 0; background: red"></p></div>`)
  const wrong = (await tabThrough(page)).filter(({ ringSeen, inView }) => !ringSeen || !inView)
  expect(wrong).toEqual([
    { name: 'Sin anillo', role: 'button', ringSeen: false, inView: true },
    { name: 'Fuera', role: 'button', ringSeen: true, inView: false },
    { name: 'Tapado', role: 'button', ringSeen: true, inView: false },
  ])
  await page.setContent('<button>Antes</button><textarea onkeydown="event.preventDefault()"></textarea>')
  await expect(tabThrough(page)).rejects.toThrow('caught at <textarea')
})

test('axe names what is wrong, by page and element', async ({ page }) => {
  await page.setContent(`<html lang="es"><title>x</title><main><h1>x</h1><button id="mudo"></button>
    <p id="claro" style="color: #ccc; background: #fff">Casi nada</p></main>`)
  const found = await findBarriers(page, 'x')
  expect(found).toEqual({ 'button-name': { x: ['#mudo'] }, 'color-contrast': { x: ['#claro'] } })
  expect(await findBarriers(page, 'x', {}, 'colours')).toEqual({ 'color-contrast': { x: ['#claro'] } })
  await page.setContent(`<style>button { all: unset; display: block; font-size: 9px; line-height: 10px }</style>
    <button id="uno">Uno</button><button id="dos">Dos</button>`)
  expect(await findBarriers(page, 'x', {}, 'targets')).toEqual({ 'target-size': { x: ['#uno', '#dos'] } })
})

test('what is wider than the window is named', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.setContent(
    '<main class="page"><p>Cabe</p><div class="card"><p id="ancho" style="width: 400px">x</p></div></main>',
  )
  expect(await findOverflow(page)).toEqual([expect.stringMatching(/^div\.card > p#ancho \(to \d+ px\)$/)])
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
    await page.getByText('Ver explicación').filter({ visible: true }).first().click()
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

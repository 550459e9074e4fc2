import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { expect, test } from './journey.ts'

const topic = '/topic/algoritmos-y-diagramas-de-flujo'
const projector = (page: Page) =>
  page.getByRole('dialog', { name: 'Proyección de «Algoritmos y diagramas de flujo»' })
const heading = (page: Page) => projector(page).getByRole('heading', { level: 2 })
const question = '¿Por qué «añade sal al gusto» no sirve'
const answer = 'Porque no es precisa'

async function project(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proyectar' }).click()
  await expect(projector(page)).toBeVisible()
}

/** Presses a key until something is seen. */
async function pressUntil(page: Page, key: string, text: string): Promise<void> {
  const wanted = projector(page).getByText(text)
  for (let press = 0; press < 100 && !(await wanted.isVisible()); press++) await page.keyboard.press(key)
  await expect(wanted).toBeVisible()
}

test('a topic is shown step by step with the arrows, and Esc leads back to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(topic)
  await project(page)
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await expect(projector(page).getByText('1 de 8', { exact: true })).toBeVisible()
  await expect(projector(page).getByText('Alguien de tu familia')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(projector(page).getByText('Alguien de tu familia')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText('Qué es un algoritmo')
  await expect(projector(page).getByRole('status')).toHaveText('Qué es un algoritmo, 2 de 8')
  await expect(projector(page).getByText('Preciso')).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await expect(projector(page).getByText('Alguien de tu familia')).toBeVisible()

  await pressUntil(page, 'ArrowRight', question)
  await expect(projector(page).getByText(answer)).toBeHidden()
  await pressUntil(page, 'ArrowRight', answer)
  await expect(projector(page).getByText('Respuesta', { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )

  await page.keyboard.press('Escape')
  await expect(projector(page)).toHaveCount(0)
  const section = page.getByRole('heading', { level: 2, name: 'Comprueba lo que sabes' })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
})

test('a clicker, Home, End, the space bar and the buttons step as well', async ({ page }) => {
  await page.goto(topic)
  await project(page)
  for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key)
  await expect(heading(page)).toHaveText('Qué es un algoritmo')
  await page.keyboard.press('PageUp')
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await page.keyboard.press('Space')
  await expect(heading(page)).toHaveText('Qué es un algoritmo')
  await page.keyboard.press('End')
  await expect(heading(page)).toHaveText('Palabras del tema')
  await expect(projector(page).getByText('8 de 8', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText('Palabras del tema')
  await page.keyboard.press('Home')
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await projector(page).getByRole('button', { name: 'Siguiente' }).click()
  await projector(page).getByRole('button', { name: 'Siguiente' }).click()
  await expect(heading(page)).toHaveText('Qué es un algoritmo')
  await projector(page).getByRole('button', { name: 'Anterior' }).click()
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await projector(page).getByRole('button', { name: 'Salir' }).click()
  await expect(projector(page)).toHaveCount(0)
})

for (const [width, height, letters] of [
  [1280, 720, 36],
  [1920, 1080, 54],
  [1024, 768, 30],
] as const)
  test(`at ${width}×${height} letters are large, and no step is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(topic)
    await project(page)
    const body = projector(page).locator('.projector-body:visible')
    const size = await body
      .locator('p')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(size).toBeGreaterThan(letters)
    for (let screens = 0, last = ''; screens < 200; screens++) {
      const now = await body.innerText()
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = await body.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
          scrollHeight,
          clientHeight,
          scrollWidth,
          clientWidth,
        }),
      )
      // A bench is drawn large and scrolls where its controls need more room.
      const hasBench = (await body.locator('.sim-place').count()) > 0
      expect([hasBench || scrollHeight, scrollWidth], now).toEqual([hasBench || clientHeight, clientWidth])
      const place = `${now} ${await body.evaluate(({ scrollTop }) => scrollTop)}`
      if (place === last) break
      last = place
      await page.keyboard.press('ArrowRight')
    }
    await expect(heading(page)).toHaveText('Palabras del tema')
  })

test('a window of another size keeps the step', async ({ page }) => {
  await page.goto(topic)
  await project(page)
  await pressUntil(page, 'ArrowRight', question)
  // A window that fills the screen takes no other size: the screen is another one.
  const browser = await page.context().newCDPSession(page)
  const size = { width: 700, height: 500 }
  await browser.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
  await expect(projector(page).getByText(question)).toBeVisible()
  await expect(projector(page).getByText(answer)).toBeHidden()
})

test('a finger steps by swiping', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto(topic)
  await project(page)
  const swipe = (from: number, to: number) =>
    projector(page)
      .locator('.projector-stage')
      .evaluate(
        (stage, [startX, endX]) => {
          const touch = (clientX: number) =>
            new Touch({ identifier: 1, target: stage, clientX, clientY: 200 })
          stage.dispatchEvent(
            new TouchEvent('touchstart', { touches: [touch(startX)], changedTouches: [touch(startX)] }),
          )
          stage.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(endX)] }))
        },
        [from, to] as const,
      )
  await swipe(300, 60)
  await swipe(300, 60)
  await expect(heading(page)).toHaveText('Qué es un algoritmo')
  await swipe(60, 300)
  await expect(heading(page)).toHaveText('Algoritmos y diagramas de flujo')
  await context.close()
})

test('the projector has no barriers, light or dark, for an admin too', async ({ as }) => {
  const page = await as('admin')
  await page.goto(topic, { waitUntil: 'networkidle' })
  await project(page)
  await pressUntil(page, 'ArrowRight', answer)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findBarriers(page, colorScheme)).toEqual({})
  }
})

test('the solution of a problem comes after its statement', async ({ page }) => {
  await page.goto('/problemas/ciclo-de-trabajo-y-tension-media-de-pwm')
  await page.getByRole('button', { name: 'Proyectar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proyección de «Ciclo de trabajo y tensión media de PWM»' })
  const title = dialog.getByRole('heading', { level: 2 })
  const titles: (string | null)[] = [await title.textContent()]
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('PageDown')
    const now = await title.textContent()
    if (now !== titles.at(-1)) titles.push(now)
  }
  expect(titles).toEqual(['Enunciado', 'Solución detallada', 'Resultado final'])
})

test('a simulator of a topic is projected itself, answers to touch, and is back in its place afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/simuladores/palancas')
  const wasLast = await page.locator('.sim-place').evaluate((place) => place.nextElementSibling?.className)
  await page.getByRole('button', { name: 'Proyectar' }).click()
  const dialog = page.getByRole('dialog')
  const bench = dialog.locator('form.simulator')
  for (let press = 0; press < 20 && !(await bench.isVisible()); press++)
    await page.keyboard.press('ArrowRight')
  await expect(bench).toBeVisible()
  const said = bench.locator('.sim-said')
  const load = bench.getByRole('spinbutton').first()
  await load.fill('300')
  await load.press('ArrowUp')
  await expect(said).toContainText('La carga, de 305 N')
  await expect(bench).toBeVisible()
  const after = await said.textContent()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const place = page.locator('.sim-place')
  await expect(place.locator('.sim-said')).toHaveText(after ?? '')
  expect(await place.evaluate((one) => one.nextElementSibling?.className)).toBe(wasLast)
})

test('a topic shows its simulator on a screen of its own', async ({ page }) => {
  await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
  const count = await page.locator('main .sim-place').count()
  expect(count).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Proyectar' }).click()
  await expect(page.getByRole('dialog').locator('.sim-place')).toHaveCount(count)
  await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click()
  await expect(page.locator('main .sim-place')).toHaveCount(count)
})

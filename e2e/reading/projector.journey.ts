import type { Page } from '@playwright/test'
import { findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'

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

/** Presses the key until the text is visible. */
async function pressUntil(page: Page, key: string, text: string): Promise<void> {
  const wanted = projector(page).getByText(text)
  for (let press = 0; press < 100 && !(await wanted.isVisible()); press++) await page.keyboard.press(key)
  await expect(wanted).toBeVisible()
}

test('the arrow keys project a topic step by step, and Esc returns to its section', async ({ page }) => {
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
  test(`at ${width}×${height} letters are large, and no step is cut off`, async ({ page }) => {
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
      // A simulator is enlarged and scrolls when its controls need more room.
      const hasBench = (await body.locator('.sim-place').count()) > 0
      expect([hasBench || scrollHeight, scrollWidth], now).toEqual([hasBench || clientHeight, clientWidth])
      const place = `${now} ${await body.evaluate(({ scrollTop }) => scrollTop)}`
      if (place === last) break
      last = place
      await page.keyboard.press('ArrowRight')
    }
    await expect(heading(page)).toHaveText('Palabras del tema')
  })

test('resizing the window keeps the step', async ({ page }) => {
  await page.goto(topic)
  await project(page)
  await pressUntil(page, 'ArrowRight', question)
  // A maximised window cannot be resized, so the emulated screen changes.
  const browser = await page.context().newCDPSession(page)
  const size = { width: 700, height: 500 }
  await browser.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
  await expect(projector(page).getByText(question)).toBeVisible()
  await expect(projector(page).getByText(answer)).toBeHidden()
})

test('swiping with a finger steps', async ({ browser, site }) => {
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

test('the projector has no axe violations, light or dark, also for an admin', async ({ as }) => {
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

test('a simulator is projected alone with its controls, and Escape returns to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/simuladores/palancas')
  await expect(page.locator('[data-wakes="near"][data-awake]')).toHaveCount(1)
  const bench = page.locator('.bench-place')
  await page.getByRole('button', { name: 'Proyectar', exact: true }).click()
  await expect(bench).toHaveAttribute('data-projected', 'true')
  const isOutOfReach = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('header')?.closest('[inert]') !== null)
  expect(await isOutOfReach()).toBe(true)
  const arm = bench.getByRole('spinbutton').first()
  await arm.fill('1')
  await arm.press('ArrowUp')
  await expect(bench.locator('.sim-said')).toContainText('está a 1,05 m del apoyo')
  for (const button of await bench.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56)
  }
  await page.keyboard.press('Escape')
  await expect(bench).not.toHaveAttribute('data-projected', 'true')
  expect(await isOutOfReach()).toBe(false)
  await expect(bench.locator('.sim-said')).toContainText('está a 1,05 m del apoyo')
})

test('the projector shows the simulators of a topic, and they return to it afterwards', async ({ page }) => {
  await page.goto('/topic/ley-de-ohm-serie-y-paralelo')
  const count = await page.locator('main .sim-place').count()
  expect(count).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Proyectar' }).click()
  await expect(page.getByRole('dialog').locator('.sim-place')).toHaveCount(count)
  await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click()
  await expect(page.locator('main .sim-place')).toHaveCount(count)
})

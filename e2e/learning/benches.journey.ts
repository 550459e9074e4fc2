import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CDPSession, Locator, Page } from '@playwright/test'
import type { SimulatorCase } from '../../app/learning/simulators/simulator-case.ts'
import { expect, test } from '../support/journey.ts'

const files = globSync('app/learning/simulators/*/journey-case.ts')
const modules: { journeyCase: SimulatorCase }[] = await Promise.all(
  files.map((file) => import(pathToFileURL(resolve(file)).href)),
)
const cases = modules.map(({ journeyCase }) => journeyCase)

/** Phone, larger phone, laptop and whiteboard. */
const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]

async function openBench(page: Page, tipo: string): Promise<Locator> {
  await page.goto(`/simuladores/${tipo}`)
  await expect(page.locator('[data-wakes="near"][data-awake]')).toHaveCount(1)
  return page.locator('.bench-place')
}

for (const { tipo } of cases)
  test(`${tipo}: the drawing stays in sight while each main control is used, on four screens`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const bench = await openBench(page, tipo)
      const controls = bench.locator('.bench-dock :is(button, input, select):visible')
      for (const control of await controls.all()) {
        await control.focus()
        const outside = await bench.locator('.bench-stage').evaluate((stage) => {
          const { top, bottom, left, right } = stage.getBoundingClientRect()
          const under = [...document.querySelectorAll('.bench-dock, .bench-tools')]
            .map((one) => one.getBoundingClientRect())
            .filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
          return {
            above: Math.max(0, -top),
            below: Math.max(0, bottom - innerHeight),
            covered: under.reduce((most, one) => Math.max(most, bottom - one.top), 0),
          }
        })
        for (const [side, pixels] of Object.entries(outside))
          expect(pixels, `${side}, ${screen.width} px`).toBeLessThan(4)
      }
    }
  })

/** Moves a held handle until it has its value, in the direction in which it grows or falls. */
async function moveTo(
  handle: Locator,
  { to, more: [dx, dy] }: NonNullable<SimulatorCase['grab']>,
  move: (x: number, y: number) => Promise<void>,
): Promise<void> {
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const now = async (): Promise<number> => Number(await handle.getAttribute('aria-valuenow'))
  const sign = (await now()) < to ? 1 : -1
  for (let pixels = 1; (await now()) !== to && pixels < 600; pixels++)
    await move(x + sign * dx * pixels, y + sign * dy * pixels)
  expect(await now()).toBe(to)
}

for (const { tipo, grab } of cases)
  if (grab)
    test(`${tipo}: mouse, touch and keyboard reach the same state in the drawing`, async ({ browser }) => {
      const said: (string | null)[] = []
      for (const way of ['mouse', 'touch', 'keyboard'] as const) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: way === 'touch',
        })
        const page = await context.newPage()
        const bench = await openBench(page, tipo)
        const handle = bench.getByRole('slider', { name: grab.name, exact: true })
        const scrolled = await page.evaluate(() => scrollY)
        if (way === 'mouse') await byMouse(page, handle, grab)
        if (way === 'touch') await byTouch(await context.newCDPSession(page), handle, grab)
        if (way === 'keyboard') await byKeyboard(page, handle, grab.to)
        await expect(bench.locator('.sim-said')).toContainText(grab.said)
        said.push(await bench.locator('.sim-said').textContent())
        expect(await page.evaluate(() => scrollY)).toBe(scrolled)
        await bench.getByRole('button', { name: 'Deshacer', exact: true }).click()
        while (await bench.getByRole('button', { name: 'Deshacer', exact: true, disabled: false }).count())
          await bench.getByRole('button', { name: 'Deshacer', exact: true }).click()
        await expect(bench.locator('.sim-said')).not.toContainText(grab.said)
        await context.close()
      }
      expect(new Set(said).size).toBe(1)
    })

async function byMouse(page: Page, handle: Locator, grab: NonNullable<SimulatorCase['grab']>): Promise<void> {
  await handle.hover()
  await page.mouse.down()
  await moveTo(handle, grab, (x, y) => page.mouse.move(x, y))
  await page.mouse.up()
}

async function byTouch(
  session: CDPSession,
  handle: Locator,
  grab: NonNullable<SimulatorCase['grab']>,
): Promise<void> {
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not visible')
  await send('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
  await moveTo(handle, grab, (x, y) => send('touchMove', [{ x, y }]))
  await send('touchEnd', [])
}

async function byKeyboard(page: Page, handle: Locator, to: number): Promise<void> {
  await handle.focus()
  const now = async (): Promise<number> => Number(await handle.getAttribute('aria-valuenow'))
  const key = (await now()) < to ? 'ArrowUp' : 'ArrowDown'
  for (let press = 0; (await now()) !== to && press < 600; press++) await page.keyboard.press(key)
  expect(await now()).toBe(to)
}

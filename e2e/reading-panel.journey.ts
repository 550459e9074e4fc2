import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { expect, test } from './journey.ts'
import { findOverflow } from './overflow.ts'
import { listPages, screens } from './pages.ts'

const topic = '/topic/ley-de-ohm-serie-y-paralelo'
const openName = 'Lectura: tamaño, espaciado y letra del texto'

/** The size of the letters of the running text, in pixels. */
function sizeOfText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const paragraph = document.querySelector('.prose p, .page-title p') ?? document.body
    return Number.parseFloat(getComputedStyle(paragraph).fontSize)
  })
}

/** Keeps what the page was like at its first picture, and what has moved since. */
async function notePictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { first: '', shifts: 0 }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      noted.first = `${document.documentElement.dataset.reading} ${getComputedStyle(document.documentElement).fontSize}`
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver((list) => {
      noted.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const who of ['visitor', 'admin'] as const) {
  test(`the ${who} sets letters by keyboard; the next page begins with them`, async ({ as }) => {
    const page = await as(who)
    await page.goto(topic)
    const panel = page.getByRole('dialog', { name: 'Lectura' })
    const button = page.getByRole('banner').getByRole('button', { name: openName })
    const plain = await sizeOfText(page)
    await button.press('Enter')
    await expect(panel.getByRole('radio', { name: '100 %' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('radio', { name: '125 %' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    expect(await sizeOfText(page)).toBeCloseTo(plain * 1.5, 1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(
      panel.getByRole('group', { name: 'Espaciado' }).getByRole('radio', { name: 'Amplio', exact: true }),
    ).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await notePictures(page)
    for (const path of [topic, '/blog/cuaderno-tecnico']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await sizeOfText(page)).toBeCloseTo(plain * 1.5, 1)
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(await page.evaluate(() => Reflect.get(window, 'noted'))).toEqual({
        first: `size-150 spacing-more ${size}`,
        shifts: 0,
      })
    }
    const spacing = await page
      .locator('.prose p')
      .first()
      .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).letterSpacing))
    expect(spacing / (await sizeOfText(page))).toBeCloseTo(0.12, 3)

    await button.click()
    await panel.getByRole('button', { name: 'Restablecer' }).click()
    expect(await sizeOfText(page)).toBeCloseTo(plain, 1)
    await expect(panel.getByRole('radio', { name: '100 %' })).toBeChecked()
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await expect(button).toBeFocused()
    await page.reload()
    expect(
      await page.evaluate(() => [
        localStorage.getItem('reading'),
        document.documentElement.dataset.reading ?? '',
      ]),
    ).toEqual([null, ''])
  })
}

test('width and letter change at once; the letter for dyslexia is fetched when it is chosen', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('opendyslexic')) fonts.push(request.url())
  })
  await page.goto(topic, { waitUntil: 'networkidle' })
  const prose = page.locator('.prose').filter({ visible: true }).first()
  const normal = (await prose.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: openName }).click()
  const panel = page.getByRole('dialog', { name: 'Lectura' })
  await panel.getByRole('group', { name: 'Ancho' }).getByRole('radio', { name: 'Estrecho' }).check()
  expect((await prose.boundingBox())?.width).toBeLessThan(normal * 0.7)
  await panel.getByRole('group', { name: 'Ancho' }).getByRole('radio', { name: 'Ancho' }).check()
  expect((await prose.boundingBox())?.width).toBeGreaterThan(normal * 1.2)
  expect(fonts).toEqual([])
  await panel.getByRole('radio', { name: 'OpenDyslexic' }).check()
  await expect(prose).toHaveCSS('font-family', /^OpenDyslexic/)
  expect(fonts).toHaveLength(2)
  await panel.getByRole('radio', { name: 'La del dispositivo' }).check()
  await expect(prose).toHaveCSS('font-family', /^system-ui/)
})

test('the open panel has no barrier, in the menu of a phone too, and in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(topic)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('button', { name: openName }).click()
  const panel = page.getByRole('dialog', { name: 'Lectura' })
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeHidden()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page, colorScheme)).toEqual({})
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
})

test('nothing is too wide or hidden with the largest and widest letters on the narrowest phone', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('reading', 'size-200 spacing-most'))
  let looked = 0
  for (const screen of screens) {
    const [{ path, who }] = await listPages(request, screen)
    if (who !== 'visitor') continue
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await findOverflow(page), `${path} at ${width} px`).toEqual([])
      expect(await page.evaluate(findCutText), `${path} at ${width} px`).toEqual([])
    }
    looked++
  }
  expect(looked).toBeGreaterThan(10)
})

/** Runs in the page: texts that their own box cuts off. Cards show three lines of their text on purpose. */
function findCutText(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, a, button, label)')]
    .filter((element) => !element.matches('.clamp, .clamp *, .visually-hidden') && element.checkVisibility())
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = (overflow: string, inner: number, outer: number) =>
        /hidden|clip/.test(overflow) && inner > outer + 1
      return (
        cuts(overflowX, element.scrollWidth, element.clientWidth) ||
        cuts(overflowY, element.scrollHeight, element.clientHeight)
      )
    })
    .map((element) => element.outerHTML.slice(0, 80))
}

test('where nothing may be stored the panel works for the page that is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(topic)
  const plain = await sizeOfText(page)
  await page.getByRole('button', { name: openName }).click()
  await page.getByRole('radio', { name: '200 %' }).check()
  expect(await sizeOfText(page)).toBeCloseTo(plain * 2, 1)
})

test('a page that the browser had put aside shows what was chosen meanwhile', async ({ page }) => {
  await page.goto(topic)
  const plain = await sizeOfText(page)
  await page.evaluate(() => {
    localStorage.setItem('reading', 'size-175')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(plain * 1.75, 1)
})

test('paper knows nothing of the panel', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(topic)
  const plain = await sizeOfText(page)
  await page.evaluate(() => localStorage.setItem('reading', 'size-200 spacing-most face-dyslexia'))
  await page.reload()
  expect(await sizeOfText(page)).toBe(plain)
  await expect(page.locator('.prose').filter({ visible: true }).first()).not.toHaveCSS(
    'font-family',
    /OpenDyslexic/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no button stands there that does nothing', async ({ page }) => {
    await page.goto(topic)
    await expect(page.getByRole('button', { name: openName })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Explicar con IA' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Apariencia' })).toHaveCount(0)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** Holds every script file of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a click on a reading page before its script loads is replayed afterwards', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/topic/maquinas-simples', { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Lectura/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Lectura' })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'Lectura' })).toBeVisible()
})

test('a click on a fully hydrated page before hydration is replayed once afterwards', async ({ as }) => {
  const page = await as('admin')
  const letGo = await holdScripts(page)
  await page.goto('/edit/temario/maquinas-simples', { waitUntil: 'commit' })
  const visual = page.getByRole('button', { name: 'Modo visual' })
  await visual.click()
  await expect(visual).toHaveAttribute('aria-pressed', 'false')
  letGo()
  await expect(visual).toHaveAttribute('aria-pressed', 'true')
})

test('only one of several clicks during hydration is replayed', async ({ as }) => {
  const page = await as('admin')
  await page.addInitScript(() => {
    window.name = ''
    const listen = document.addEventListener
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(document, args)
      // Only React listens to this event, so hydration has begun:
      // React stops clicks that it cannot handle yet.
      if (args[0] !== 'auxclick') return
      document.addEventListener = listen
      addEventListener('click', () => {
        window.name += 'answered '
      })
      const press = (): void => {
        document.querySelector<HTMLElement>('.mode-switch button')?.click()
        if (window.name === '') setTimeout(press)
      }
      queueMicrotask(press)
    }
  })
  await page.goto('/edit/temario/maquinas-simples')
  await expect(
    page.getByRole('textbox', { name: 'Contenido' }).and(page.locator('[contenteditable]')),
  ).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe('answered ')
})

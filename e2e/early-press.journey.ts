import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Holds every script file of a page until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a button of a reading page that is pressed before its script is there is pressed again once it is', async ({
  page,
}) => {
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

test('a button of a page that is hydrated whole is pressed again once the page answers, and once only', async ({
  as,
}) => {
  const page = await as('admin')
  const letGo = await holdScripts(page)
  await page.goto('/edit/temario/maquinas-simples', { waitUntil: 'commit' })
  const visual = page.getByRole('button', { name: 'Modo visual' })
  await visual.click()
  await expect(visual).toHaveAttribute('aria-pressed', 'false')
  letGo()
  await expect(visual).toHaveAttribute('aria-pressed', 'true')
})

test('of presses while React hydrates a page, one is answered', async ({ as }) => {
  const page = await as('admin')
  await page.addInitScript(() => {
    window.name = ''
    const listen = document.addEventListener
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(document, args)
      // Only React listens to this event. It stops the presses that it cannot answer yet.
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

import type { Page } from '@playwright/test'
import { findBarriers } from '../support/barriers.ts'
import { expect, test } from '../support/journey.ts'
import { findOverflow } from '../support/overflow.ts'
import { readQr } from '../support/paper.ts'

const topic = '/topic/algoritmos-y-diagramas-de-flujo'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compartir' })
const opener = (page: Page) =>
  page.getByRole('list', { name: 'Qué hacer con esta página' }).getByText('Compartir', { exact: true })

test('a topic is shared by keyboard: Google Classroom, the link and a QR code of its address', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(topic)
  await opener(page).press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  const classroom = dialog.getByRole('link', { name: 'Google Classroom' })
  await expect(classroom).toHaveAttribute('rel', 'noopener')
  const link = new URL((await classroom.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe('https://classroom.google.com/share')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    url: site.url + topic,
    title: 'Algoritmos y diagramas de flujo',
  })
  await dialog.getByRole('button', { name: 'Copiar enlace' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Enlace copiado')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + topic)
  const code = dialog.getByRole('img', { name: 'Código QR de esta página' })
  expect(await readQr(await code.screenshot())).toBe(site.url + topic)
  await dialog.getByRole('button', { name: 'Ampliar' }).press('Enter')
  expect((await code.boundingBox())?.height).toBeGreaterThan(550)
  expect(await readQr(await code.screenshot())).toBe(site.url + topic)
  await dialog.getByRole('button', { name: 'Reducir' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('when the browser denies the clipboard, the link is selected and a message is shown', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await page.goto(topic)
  await opener(page).click()
  await dialogOf(page).getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(dialogOf(page).getByRole('status')).toHaveText(
    'No se ha podido copiar. El enlace está seleccionado: cópialo tú.',
  )
  await expect(dialogOf(page).getByLabel('Dirección de esta página')).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(site.url + topic)
})

test('the share sheet of the device is offered where the browser supports it', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) =>
      document.documentElement.setAttribute('data-sent', JSON.stringify(shared))
  })
  await page.goto(topic)
  await opener(page).click()
  await dialogOf(page).getByRole('button', { name: 'Enviar con otra aplicación' }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-sent',
    JSON.stringify({ title: 'Algoritmos y diagramas de flujo', url: site.url + topic }),
  )
})

test('the share sheet is not offered where the browser does not support it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(topic)
  await opener(page).click()
  await expect(dialogOf(page).getByRole('button')).toHaveText(['Copiar enlace', 'Ampliar', 'Cerrar'])
})

test('the dialog fits a phone and has no axe violations, light or dark, also for an admin', async ({
  as,
}) => {
  const page = await as('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(topic, { waitUntil: 'networkidle' })
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findBarriers(page, colorScheme)).toEqual({})
  }
  await dialogOf(page).getByRole('button', { name: 'Ampliar' }).click()
  expect(await findBarriers(page, 'large')).toEqual({})
  await dialogOf(page).getByRole('button', { name: 'Reducir' }).click()
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
})

for (const path of ['/retos/puente-de-papel', '/problemas/ciclo-de-trabajo-y-tension-media-de-pwm'])
  test(`${path} can be shared too`, async ({ page, site }) => {
    await page.goto(path)
    await opener(page).click()
    const code = dialogOf(page).getByRole('img', { name: 'Código QR de esta página' })
    expect(await readQr(await code.screenshot())).toBe(site.url + path)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without SITE_URL there is no «Compartir»', async ({ page }) => {
    await page.goto(topic)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(opener(page)).toBeHidden()
  })
})

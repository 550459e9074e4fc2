import type { Page } from '@playwright/test'
import { makeTotpCode, stepAt } from '../../app/accounts/second-factor/totp.ts'
import { expect, test } from '../support/journey.ts'
import { admin, goodPassword, signInNewBrowser } from '../support/people.ts'

const email = 'doble@ejemplo.es'

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Código de verificación' })).toBeVisible()
}

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
}

const isIn = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible()

test('an admin enables a second factor, signs in with it, ends a session and finds all of it in the audit log', async ({
  page,
  site,
  browser,
}) => {
  expect(await admin(site, 'add', email)).toContain(email)
  await page.goto('/entrar')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await isIn(page)
  const elsewhere = await signInNewBrowser(browser, site, email)

  await page.goto('/cuenta')
  const sessions = page.getByRole('listitem').filter({ hasText: 'Chrome en Linux' })
  await expect(sessions).toHaveText([/ahora mismo.*Esta sesión/, /Último uso: \d.*Cerrar/])
  await page.getByRole('button', { name: /^Cerrar la sesión de / }).click()
  await expect(page.getByText('Sesiones cerradas.')).toBeVisible()
  expect((await elsewhere.request.get('/cuenta')).status()).toBe(401)
  await elsewhere.close()

  await page.getByRole('link', { name: 'Activar' }).click()
  await page.getByLabel('Contraseña actual').fill(goodPassword)
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  const step = stepAt(Date.now())
  await page.getByLabel('Código de verificación').fill('000000')
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByRole('alert')).toContainText('El código no es correcto')
  await page.getByLabel('Código de verificación').fill(makeTotpCode(secret, step))
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.getByText(/^Verificación en dos pasos activada\./)).toBeVisible()
  const [recovery = ''] = await page.locator('.recovery-codes code').allTextContents()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  expect((await saved).suggestedFilename()).toBe('codigos-de-recuperacion.txt')
  await page.getByRole('link', { name: 'Ya los he guardado' }).click()

  await leave(page)
  await enterPassword(page)
  await enterCode(page, 'Código de verificación', '000000')
  await expect(page.getByRole('alert')).toContainText('El código no es correcto o ya se ha usado.')
  expect((await page.request.get('/cuenta')).status()).toBe(401)
  await enterCode(page, 'Código de verificación', makeTotpCode(secret, step + 1))
  await isIn(page)
  await expect(page).toHaveURL(/\/blog$/)

  await leave(page)
  await enterPassword(page)
  await page.getByRole('link', { name: 'Usar un código de recuperación' }).click()
  await enterCode(page, 'Código de recuperación', recovery.toLowerCase())
  await isIn(page)

  await page.goto('/editor')
  await page.getByRole('link', { name: 'Registro de cambios' }).click()
  const rows = page.getByRole('row').filter({ hasText: email })
  await expect(rows.filter({ hasText: 'Activó la verificación en dos pasos' })).toContainText(email)
  await expect(rows.filter({ hasText: 'Dio permiso de administración' })).toContainText('Servidor (')
  await expect(rows.filter({ hasText: 'Código de verificación incorrecto' })).toHaveCount(1)
  for (const what of [
    'Cerró otras sesiones',
    'Entró con código de verificación',
    'Entró con código de recuperación',
  ])
    await expect(rows.filter({ hasText: what })).toHaveCount(1)
  await page.getByLabel('Acción').selectOption('Rechazos')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/accion=rechazos/)
  await expect(rows.filter({ hasText: 'Activó' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Código de verificación incorrecto' })).toHaveCount(1)
  const csv = await page.request.get('/editor/auditoria/registro.csv?accion=rechazos')
  expect(await csv.text()).toContain(`;"${email}";Código de verificación incorrecto;`)

  expect(await admin(site, 'remove-second-factor', email)).toContain('Verificación en dos pasos desactivada')
  await (await signInNewBrowser(browser, site, email)).close()
})

test('the second factor works without scripts', async ({ browser, site }) => {
  const person = 'sin-script@ejemplo.es'
  await admin(site, 'add', person)
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const enter = async (): Promise<void> => {
    await page.goto('/entrar?volver=/cuenta/verificacion')
    await page.getByLabel('Correo electrónico').fill(person)
    await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  }
  await enter()
  await page.getByLabel('Contraseña actual').fill(goodPassword)
  await page.getByRole('button', { name: 'Activar' }).click()
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  const step = stepAt(Date.now())
  await page.getByLabel('Código de verificación').fill(makeTotpCode(secret, step))
  await page.getByRole('button', { name: 'Confirmar y activar' }).click()
  await expect(page.locator('.recovery-codes code')).toHaveCount(10)
  await leave(page)
  await enter()
  await page.getByLabel('Código de verificación').fill(makeTotpCode(secret, step + 1))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await context.close()
})

import { readFile } from 'node:fs/promises'
import { findFreePort } from '../../test/support/free-port.ts'
import { expect, test } from '../support/journey.ts'
import { readMessage, startMailCatcher } from '../support/mail-catcher.ts'
import { admin, goodPassword, registerByForm, signInNewBrowser } from '../support/people.ts'

test('changing the password of an account ends its other sessions', async ({ page, browser, site }) => {
  await registerByForm(page, 'cambia@ejemplo.es')
  const elsewhere = await signInNewBrowser(browser, site, 'cambia@ejemplo.es')
  await page.goto('/cuenta')
  await page.getByLabel('Contraseña actual').fill('no es la mía')
  await page.getByLabel('Contraseña nueva').fill('polea-y-correa')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña actual no es correcta.')
  await page.getByLabel('Contraseña actual').fill(goodPassword)
  await page.getByLabel('Contraseña nueva').fill('polea-y-correa')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByText('Contraseña cambiada. Tus demás sesiones se han cerrado.')).toBeVisible()
  expect((await elsewhere.request.get('/cuenta')).status()).toBe(401)
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await (await signInNewBrowser(browser, site, 'cambia@ejemplo.es', 'polea-y-correa')).close()
  await elsewhere.close()
})

test('an account lists its other sessions and ends one', async ({ page, browser, site }) => {
  await registerByForm(page, 'sesiones@ejemplo.es')
  const elsewhere = await signInNewBrowser(browser, site, 'sesiones@ejemplo.es')
  await page.goto('/cuenta')
  await expect(page.getByText('Esta sesión', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: /^Cerrar la sesión de / }).click()
  await expect(page.getByText('Sesiones cerradas.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de / })).toHaveCount(0)
  expect((await elsewhere.request.get('/cuenta')).status()).toBe(401)
  await elsewhere.close()
})

test('an account downloads its data and is deleted', async ({ page, context }) => {
  await registerByForm(page, 'adios@ejemplo.es')
  await page.goto('/cuenta')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar mis datos' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('mis-datos.json')
  const document = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(document)).toMatchObject({ cuenta: { email: 'adios@ejemplo.es', administrador: false } })
  expect(document).not.toMatch(/token|password"/)
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Eliminar mi cuenta' }) })
  await form.getByLabel('Contraseña', { exact: true }).fill('no-es-la-mia')
  await form.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña actual no es correcta.')
  await form.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await form.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  const again = await context.request.post('/api/auth/sign-in/email', {
    data: { email: 'adios@ejemplo.es', password: goodPassword },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(again.status()).toBe(401)
})

test('without a mail server the site offers no password recovery', async ({ page }) => {
  expect((await page.goto('/recuperar'))?.status()).toBe(404)
  await page.goto('/entrar')
  await expect(page.getByRole('link', { name: '¿Has olvidado tu contraseña?' })).toHaveCount(0)
})

test('a link sent by e-mail resets a forgotten password, and works once', async ({ browser, start }) => {
  const mail = await startMailCatcher()
  const port = String(await findFreePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const site = await start({ PORT: port, SITE_URL: siteUrl, SMTP_URL: mail.url, DEMO: '0' })
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES' })
  try {
    await admin(site, 'add', 'olvido@ejemplo.es')
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
    const said = 'Si hay una cuenta con ese correo, en unos minutos te llegará un enlace. Vale una hora.'
    await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.es')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText(said)).toBeVisible()
    const coming = mail.nextMessage()
    await page.getByLabel('Correo electrónico').fill('olvido@ejemplo.es')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText(said)).toBeVisible()
    const message = readMessage(await coming)
    expect(message).toContain('To: olvido@ejemplo.es')
    expect(mail.messages).toHaveLength(1)
    const link = /http:\S+/.exec(message)?.[0] ?? ''
    expect(link.startsWith(`${siteUrl}/recuperar/nueva?token=`)).toBe(true)
    for (const end of ['Guardado', 'Gastado']) {
      await page.goto(link)
      await page.getByLabel('Contraseña nueva').fill('volante-de-inercia')
      await page.getByRole('button', { name: 'Guardar contraseña' }).click()
      if (end === 'Guardado') await expect(page).toHaveURL(/\/entrar$/)
      else await expect(page.getByRole('alert')).toHaveText('El enlace ya no vale. Pide otro.')
    }
    await (await signInNewBrowser(browser, site, 'olvido@ejemplo.es', 'volante-de-inercia')).close()
  } finally {
    await context.close()
    await mail.stop()
  }
})

import { request as openRequest } from 'node:http'
import { expect, href, test } from '../support/journey.ts'
import { findOverflow } from '../support/overflow.ts'
import { admin, goodPassword, registerByForm, signInNewBrowser, signInTo } from '../support/people.ts'
import { settled } from '../support/settled.ts'

test('a visitor registers in the modal, and the page shows the new account', async ({ page }) => {
  await page.goto('/problemas')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
  await dialog.getByRole('button', { name: '¿No tienes cuenta? Regístrate' }).click()
  await expect(
    dialog.getByText('Si tienes menos de 14 años, pide a tu familia o a tu centro que cree la cuenta.'),
  ).toBeVisible()
  await dialog.getByLabel('Correo electrónico').fill('nueva@ejemplo.es')
  await dialog.getByLabel('Contraseña', { exact: true }).fill('contraseña')
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'No se pudo registrar: Esa contraseña es de las primeras que cualquiera probaría. Elige otra.',
  )
  await dialog.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'nueva@ejemplo.es' })).toBeVisible()
  await expect(page).toHaveURL(/\/problemas$/)
  await expect(page.getByRole('link', { name: 'Editor' })).toHaveCount(0)
})

test('the header shows the whole e-mail of the account at every width, in at most two lines from 1024 px', async ({
  page,
  site,
}) => {
  const email = 'aria.concepcion.fernandez@ies.ejemplo.es'
  expect(email).toHaveLength(40)
  await admin(site, 'add', email)
  await signInTo(page.request, site, email)
  for (const width of [320, 360, 600, 768, 1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/temario')
    await settled(page)
    const address = page.getByRole('banner').getByRole('link', { name: email })
    await expect(address).toBeInViewport({ ratio: 1 })
    const { isWhole, lines } = await address.evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      const box = link.getBoundingClientRect()
      const rects = [...text.getClientRects()]
      return {
        isWhole: rects.every(({ right, bottom }) => right <= box.right + 1 && bottom <= box.bottom + 1),
        lines: rects.length,
      }
    })
    expect({ width, isWhole }).toEqual({ width, isWhole: true })
    if (width >= 1024) expect({ width, lines }).toEqual({ width, lines: Math.min(lines, 2) })
    expect(await findOverflow(page)).toEqual([])
  }
})

test('registering with an e-mail that is taken shows an error in Spanish', async ({
  page,
  browser,
  site,
}) => {
  await admin(site, 'add', 'tomada@ejemplo.es')
  await page.goto('/entrar?modo=registro')
  await page.getByLabel('Correo electrónico').fill('Tomada@ejemplo.es')
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'No se pudo registrar: Ya hay una cuenta con ese correo electrónico.',
  )
  expect(browser.isConnected()).toBe(true)
})

test('a wrong password and an unknown e-mail show the same message', async ({ page, site }) => {
  await admin(site, 'add', 'conocida@ejemplo.es')
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog')
  for (const email of ['conocida@ejemplo.es', 'desconocida@ejemplo.es']) {
    await dialog.getByLabel('Correo electrónico').fill(email)
    await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta-palabra')
    const answered = page.waitForResponse('**/api/auth/sign-in/email')
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    expect((await answered).status()).toBe(401)
    await expect(dialog.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos')
  }
})

test('the modal shows the password, closes with its button and with Esc, and restores the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Iniciar sesión' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill('secreta')
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'password')
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  await dialog.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(dialog.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
})

test('without scripts the button leads to a form that works, and signing out works too', async ({
  browser,
  site,
}) => {
  await admin(site, 'add', 'sinscripts@ejemplo.es')
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/retos')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill('sinscripts@ejemplo.es')
  await page.getByLabel('Contraseña', { exact: true }).fill('equivocada-del-todo')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos')
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/retos$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await context.close()
})

test('signing out in one tab updates the other tab', async ({ page, context }) => {
  await registerByForm(page, 'pestanas@ejemplo.es')
  const other = await context.newPage()
  await other.goto('/temario')
  await expect(other.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(other).toHaveURL(/\/temario$/)
})

test('a session that ends in another tab keeps the values typed in a form and shows a notice', async ({
  page,
  context,
}) => {
  await registerByForm(page, 'amedias@ejemplo.es')
  await page.goto('/cuenta')
  await page.getByLabel('Contraseña actual').fill('a medio escribir')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Tu sesión ha cambiado en otra pestaña/)
  await expect(page.getByLabel('Contraseña actual')).toHaveValue('a medio escribir')
})

test('values typed before the scripts load are kept too when the session ends in another tab', async ({
  page,
  context,
}) => {
  await registerByForm(page, 'deprisa@ejemplo.es')
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/islands-client-*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/cuenta', { waitUntil: 'commit' })
  await page.getByLabel('Contraseña actual').fill('a medio escribir')
  letScriptsCome()
  await page.waitForLoadState()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Tu sesión ha cambiado en otra pestaña/)
  await expect(page.getByLabel('Contraseña actual')).toHaveValue('a medio escribir')
})

test('a form sent after the session expired is rejected and shows the sign-in screen', async ({
  page,
  context,
}) => {
  await registerByForm(page, 'caducada@ejemplo.es')
  await page.goto('/cuenta')
  await page.getByLabel('Contraseña actual').fill(goodPassword)
  await page.getByLabel('Contraseña nueva').fill('otra-rueda-libre')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Inicia sesión para ver esta página' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})

test('an admin whose session ends while editing keeps the typed values', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/edit/tools/nuevo')
  await page.getByLabel('Nombre').fill('Una herramienta a medias')
  await page.getByLabel('Descripción').fill('Lo que se ha escrito no se pierde.')
  await page.getByLabel('Categoría').selectOption('Educación')
  await page.getByLabel('URL').fill('https://ejemplo.es/')
  await page.context().clearCookies()
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  expect(await answered).toBeRefused(401)
  await expect(page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Una herramienta a medias')
})

test('an admin whose role is removed is rejected at the next request', async ({ browser, site }) => {
  for (const email of ['otra@ejemplo.es', 'jefa@ejemplo.es']) await admin(site, 'add', email)
  const context = await signInNewBrowser(browser, site, 'jefa@ejemplo.es')
  const page = await context.newPage()
  await page.goto('/editor')
  await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nuevo tema del temario' })).toHaveAttribute(
    'href',
    '/edit/temario/nuevo',
  )
  await expect(page.getByRole('banner').getByRole('link', { name: 'Editor' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Editor' })).toBeVisible()
  expect(await admin(site, 'remove', 'jefa@ejemplo.es')).toBe('jefa@ejemplo.es ya no administra la web.')
  expect(await page.reload()).toBeRefused(403)
  await expect(page.getByRole('heading', { name: 'Acceso solo para administradores' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editor' })).toHaveCount(0)
  await context.close()
})

test('the editor rejects a visitor', async ({ page, open }) => {
  expect(await open(href('/editor'))).toBeRefused(401)
  await expect(page.getByRole('heading', { name: 'Acceso solo para administradores' })).toBeVisible()
})

test('after 10 wrong passwords sign-ins from that address get 429, while the owner signs in from another address', async ({
  site,
}) => {
  await admin(site, 'add', 'acosada@ejemplo.es')
  const statuses: number[] = []
  for (let i = 0; i < 25; i++) statuses.push(await signInFrom(site.url, '127.0.0.1', `no-es-esta-${i}`))
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
  expect(await signInFrom(site.url, '127.0.0.1', goodPassword)).toBe(429)
  expect(await signInFrom(site.url, '127.0.0.2', goodPassword)).toBe(200)
})

/** Signs in from another loopback address, which stands for another network. */
function signInFrom(siteUrl: string, localAddress: string, password: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { origin: siteUrl, 'content-type': 'application/json' }
    const request = openRequest(
      `${siteUrl}/api/auth/sign-in/email`,
      { method: 'POST', localAddress, headers },
      (response) => {
        response.resume()
        if (response.statusCode === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.end(JSON.stringify({ email: 'acosada@ejemplo.es', password }))
  })
}

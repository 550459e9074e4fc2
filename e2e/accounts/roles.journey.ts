import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { SiteServer } from '../../test/site/site-server.ts'
import { findFreePort } from '../../test/support/free-port.ts'
import { type Barriers, findBarriers } from '../support/barriers.ts'
import { validateHtml } from '../support/html-validator.ts'
import { expect, href, test } from '../support/journey.ts'
import { readMessage, startMailCatcher } from '../support/mail-catcher.ts'
import { findOverflow } from '../support/overflow.ts'
import { admin, goodPassword, registerByForm, signInNewBrowser } from '../support/people.ts'

const badLink = 'Este enlace no vale'

/** Creates an invitation on the people page and returns its link. */
async function invite(page: Page, role: 'Edición' | 'Administración', forWhom = ''): Promise<string> {
  await page.goto(href('/editor/personas'))
  await page.getByRole('radio', { name: role }).check()
  await page.getByLabel('Para quién (opcional)').fill(forWhom)
  await page.getByRole('button', { name: 'Crear invitación' }).click()
  await expect(page.getByText('Invitación creada')).toBeVisible()
  return page.getByLabel('Enlace de la invitación').inputValue()
}

/** Registers an account without a role in a new browser context. */
async function register(browser: Browser, site: SiteServer, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES' })
  await registerByForm(await context.newPage(), email)
  return context
}

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function changeRole(page: Page, email: string, role: string): Promise<void> {
  await row(page, email).getByLabel('Papel').selectOption({ label: role })
  await row(page, email).getByRole('button', { name: 'Cambiar' }).click()
}

test('an invited visitor writes a topic, has no access to people and backups, and loses access with the role', async ({
  as,
  browser,
  site,
}) => {
  const owner = await as('admin')
  const link = await invite(owner, 'Edición', 'Luisa, de 2.º')
  await expect(row(owner, 'Luisa, de 2.º')).toContainText('Edición')

  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES' })
  const page = await context.newPage()
  for (let times = 0; times < 2; times++) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te han invitado a escribir en /)
  }
  expect(await validateHtml(new Map([['invitacion', await (await page.request.get(link)).text()]]))).toEqual(
    [],
  )
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Correo electrónico').fill('luisa@ejemplo.es')
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText('Has entrado como luisa@ejemplo.es.')).toBeVisible()
  expect((await page.request.get('/editor')).status()).toBe(403)
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación aceptada' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ir al editor' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Editor' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Personas' })).toHaveCount(0)

  await page.goto('/edit/temario/nuevo')
  const category = await page.locator('select[name=categoryId] option').nth(1).getAttribute('value')
  const saved = await page.request.post('/edit/temario/nuevo', {
    form: {
      title: 'La polea de Luisa',
      categoryId: category ?? '',
      description: 'Una rueda',
      content: 'Una rueda con garganta.',
    },
    headers: { origin: site.url },
    maxRedirects: 0,
  })
  expect([302, 303]).toContain(saved.status())
  await page.goto('/topic/la-polea-de-luisa')
  await expect(page.getByRole('link', { name: 'Editar' }).first()).toBeVisible()

  for (const path of ['/editor/personas', '/editor/copias', '/editor/auditoria', '/editor/exportar']) {
    expect(await page.goto(path)).toBeRefused(403)
    await expect(page.getByRole('heading', { name: 'Acceso solo para administradores' })).toBeVisible()
  }
  const tried = await page.request.post('/editor/personas', {
    form: { accion: 'invitar', papel: 'admin' },
    headers: { origin: site.url },
  })
  expect(tried.status()).toBe(403)

  await owner.goto(href('/editor/personas'))
  await changeRole(owner, 'luisa@ejemplo.es', 'Ninguno')
  const told = owner.getByText('luisa@ejemplo.es ya no tiene ningún papel: lee la web como cualquiera.')
  await expect(told).toBeVisible()
  expect((await page.request.get('/edit/temario/nuevo')).status()).toBe(403)
  await page.goto('/temario')
  await expect(page.getByRole('link', { name: 'Editor' })).toHaveCount(0)

  await owner.goto(href('/editor/auditoria'))
  const first = owner.getByRole('row').nth(1)
  await expect(first).toContainText('Quitó el permiso de edición')
  await expect(first).toContainText('luisa@ejemplo.es')
  await expect(owner.getByRole('row').filter({ hasText: 'Aceptó la invitación a editar' })).toContainText(
    'luisa@ejemplo.es',
  )
  await context.close()
})

test('an invitation works once; used, withdrawn and invented links get the same answer', async ({
  as,
  browser,
  site,
}) => {
  const owner = await as('admin')
  const used = await invite(owner, 'Administración')
  const withdrawn = await invite(owner, 'Edición', 'Retirada')
  await row(owner, 'Retirada').getByRole('button', { name: 'Retirar' }).click()
  await expect(owner.getByText('Invitación retirada: su enlace ya no vale.')).toBeVisible()

  const context = await register(browser, site, 'berta@ejemplo.es')
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(used)
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await page.getByRole('link', { name: 'Ir al editor' }).click()
  await expect(page.getByRole('link', { name: 'Personas' })).toBeVisible()
  await page.goto(href('/editor/personas'))
  await expect(page.getByRole('heading', { name: 'Personas', exact: true })).toBeVisible()

  const pages: string[] = []
  for (const link of [used, withdrawn, '/invitacion?codigo=no-existe', '/invitacion']) {
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: badLink })).toBeVisible()
    pages.push(await page.getByRole('main').innerText())
  }
  expect(new Set(pages).size).toBe(1)
  await owner.goto(href('/editor/personas'))
  await changeRole(owner, 'berta@ejemplo.es', 'Ninguno')
  await expect(owner.getByText('berta@ejemplo.es ya no tiene ningún papel')).toBeVisible()
  await context.close()
})

test('a network that opens many wrong links is throttled, and its valid links stay valid', async ({
  browser,
  start,
}) => {
  const site = await start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const good = await invite(await context.newPage(), 'Edición')
  await context.close()
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await fetch(`${site.url}/invitacion?codigo=x${n}`)).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404))
  expect(statuses.slice(30)).toEqual([429, 429])
  expect((await fetch(new URL(good, site.url))).status).toBe(200)
})

test('the last admin cannot be removed: by the page, by deleting the account or by the command', async ({
  browser,
  start,
}) => {
  const site = await start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const page = await context.newPage()
  await page.goto(href('/editor/personas'))
  await changeRole(page, 'ana@ejemplo.es', 'Edición')
  await expect(page.getByRole('alert')).toContainText('marca la casilla')
  await page.getByLabel('Dejo de administrar la web: no podré deshacerlo.').check()
  await changeRole(page, 'ana@ejemplo.es', 'Edición')
  await expect(page.getByRole('alert')).toContainText('Nadie más administra la web.')
  await page.goto(href('/cuenta'))
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Eliminar mi cuenta' }) })
  await form.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await form.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('da la administración a otra persona')
  await expect(admin(site, 'remove', 'ana@ejemplo.es')).rejects.toThrow('Nadie más administra la web')

  await admin(site, 'add', 'eva@ejemplo.es')
  await page.goto(href('/editor/personas'))
  await page.getByLabel('Dejo de administrar la web: no podré deshacerlo.').check()
  await changeRole(page, 'ana@ejemplo.es', 'Edición')
  await expect(page).toHaveURL(/\/cuenta\?hecho=papel$/)
  await expect(page.getByText('Has dejado de administrar la web.')).toBeVisible()
  await expect(page.getByText('Esta cuenta es de edición')).toBeVisible()
  expect((await page.request.get('/editor/personas')).status()).toBe(403)
  expect((await page.request.get('/editor')).status()).toBe(200)
  await context.close()
})

test('inviting and accepting work without scripts', async ({ browser, start }) => {
  const site = await start({ DEMO: '0' })
  await admin(site, 'add', 'ana@ejemplo.es')
  const ana = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
  const options = { baseURL: site.url, locale: 'es-ES', javaScriptEnabled: false }
  const owner = await browser.newContext({ ...options, storageState: await ana.storageState() })
  const link = await invite(await owner.newPage(), 'Edición')
  const guest = await browser.newContext(options)
  const page = await guest.newPage()
  await page.goto(link)
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Correo electrónico').fill('sin-scripts@ejemplo.es')
  await page.getByLabel('Contraseña', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(page.getByRole('heading', { name: 'Invitación aceptada' })).toBeVisible()
  expect((await page.request.get('/editor')).status()).toBe(200)
  for (const context of [ana, owner, guest]) await context.close()
})

test('an invitation is sent by e-mail where e-mail is configured', async ({ browser, start }) => {
  const mail = await startMailCatcher()
  const port = String(await findFreePort())
  const siteUrl = `http://127.0.0.1:${port}`
  const site = await start({ PORT: port, SITE_URL: siteUrl, SMTP_URL: mail.url, DEMO: '0' })
  try {
    await admin(site, 'add', 'ana@ejemplo.es')
    const context = await signInNewBrowser(browser, site, 'ana@ejemplo.es')
    const page = await context.newPage()
    const coming = mail.nextMessage()
    const link = await invite(page, 'Edición', 'eva@ejemplo.es')
    await expect(page.getByText('Se está enviando a eva@ejemplo.es.')).toBeVisible()
    const message = readMessage(await coming)
    expect(message).toContain('To: eva@ejemplo.es')
    expect(/http:\S+/.exec(message)?.[0]).toBe(link)
    expect(link.startsWith(`${siteUrl}/invitacion?codigo=`)).toBe(true)
    await context.close()
  } finally {
    await mail.stop()
  }
})

test('people and invitations have no axe violations and fit a phone, light and dark', async ({
  as,
  browser,
  site,
}) => {
  const owner = await as('admin')
  const link = await invite(
    owner,
    'Edición',
    'alguien-con-un-nombre-muy-largo-sin-espacios@instituto-de-secundaria.es',
  )
  const context = await register(browser, site, 'dora@ejemplo.es')
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(link)
  const visitor = await browser.newPage({ baseURL: site.url, locale: 'es-ES' })
  await visitor.goto(link)
  const found: Barriers = {}
  const wide: string[] = []
  for (const [name, one] of [
    ['people', owner],
    ['accept', page],
    ['visitor', visitor],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await one.emulateMedia({ colorScheme })
      await one.setViewportSize({ width: 1280, height: 900 })
      await findBarriers(one, `${name} ${colorScheme}`, found)
      await one.setViewportSize({ width: 360, height: 800 })
      await findBarriers(one, `${name} ${colorScheme} phone`, found)
      wide.push(...(await findOverflow(one)))
    }
  expect(found).toEqual({})
  expect(wide).toEqual([])
  await Promise.all([context.close(), visitor.close()])
})

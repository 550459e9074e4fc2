import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { admin, goodPassword, registerByForm } from '../support/people.ts'
import { expect } from '../support/sites.ts'
import { awaitKept, listCaches, listKept, test, textsKept } from './offline-site.ts'

const topic = '/topic/estructuras-y-triangulacion'

const notice = /^Sin conexión: estás leyendo una copia guardada el \d+ de \p{L}+ de \d{4}/u

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('Guardado: se puede leer sin conexión.')).toBeVisible({ timeout: 60_000 })
}

/** Leaves the caches in the state of a renewal that was interrupted after it had fetched the pages. */
async function cutRenewal(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith(`guardado:${path}:`))
    const note = await caches.match('/guardado.json', { cacheName: name })
    const saved = await note?.json()
    const cut = await caches.open(`guardado:${path}:${Date.now()}`)
    await cut.addAll(saved.pages)
  }, topic)
}

/** Expects that all pictures are loaded, including the lazy ones. */
async function expectPictures(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}

test('a visited page is read while the server is down, and is up to date once it is back', async ({
  page,
  home,
}) => {
  await page.goto(topic)
  await awaitKept(page)
  await page.goto('/glosario')
  await awaitKept(page)
  await home.kill()
  for (const path of [topic, '/glosario']) {
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
    await expect(page.locator('html')).toHaveClass(/js/)
  }
  await page.goto(topic)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Estructuras/)
  await expectPictures(page.getByRole('main').locator('img').first())
  await home.start()
  // Warms the page up: a slow answer would be replaced by the cached copy.
  await page.request.get(topic)
  await page.getByRole('link', { name: 'Volver a intentar' }).click()
  await expect(page.getByText(notice)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Estructuras/)
})

test('a slow page is replaced by its cached copy', async ({ page, home }) => {
  await page.goto('/temario')
  await awaitKept(page)
  home.site().process.kill('SIGSTOP')
  await page.goto('/temario')
  await expect(page.getByText(notice)).toBeVisible()
  home.site().process.kill('SIGCONT')
  await page.goto('/temario')
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('a page that the browser has prefetched is cached when it is visited', async ({ page }) => {
  await page.goto('/temario')
  await awaitKept(page)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const fetched = page.context().waitForEvent('request', (request) => request.url().includes('/topic/'))
  await link.hover()
  await fetched
  await link.click()
  await expect(page).toHaveURL(/\/topic\//)
  await awaitKept(page)
})

test('a saved topic is read without a network, with its pictures, its challenge and its islands', async ({
  page,
  home,
}) => {
  await page.goto(topic)
  await awaitKept(page)
  await save(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.startsWith('guardado:')) await caches.delete(name)
  })
  await home.kill()
  await page.goto(topic)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('Guardado: se puede leer sin conexión.')).toBeVisible()
  await expectPictures(page.getByRole('main').locator('img'))
  const island = page.waitForResponse(/explain-with-ai/)
  await page.getByRole('button', { name: 'Explicar con IA' }).hover()
  expect((await island).ok()).toBe(true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /puente de papel/i })
    .first()
    .click()
  await expect(page).toHaveURL('/retos/puente-de-papel')
  await expect(page.getByText(notice)).toBeVisible()
  await expectPictures(page.getByRole('main').locator('img'))
})

test('a page that is not cached shows «Sin conexión» and lists the saved ones', async ({ page, home }) => {
  await page.goto(topic)
  await awaitKept(page)
  await save(page)
  await page.goto('/temario')
  await awaitKept(page)
  await home.kill()
  await page.goto('/blog/cuaderno-tecnico')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await expect(
    main.getByText('No hay conexión con la web, y esta página no está guardada en este dispositivo.'),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Volver a intentar' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: /\d,\d MB, guardado el/ })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Explora Nuestros Temas' })).toHaveAttribute('href', '/temario')
  await page.goto('/buscar?q=palanca')
  await expect(main.getByText('La búsqueda necesita conexión.')).toBeVisible()
  await main.getByRole('button', { name: /^Quitar/ }).click()
  await expect(main.getByText('Todavía no has guardado nada.')).toBeVisible()
  await main.getByRole('button', { name: 'Borrar las páginas visitadas' }).click()
  await expect(main.getByText('Todavía no hay páginas visitadas.')).toBeVisible()
  await page.goto(topic)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await home.start()
  await main.getByRole('link', { name: 'Volver a intentar' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Estructuras/)
})

test('the footer links to the saved pages, where they can be deleted', async ({ page }) => {
  await page.goto(topic)
  await awaitKept(page)
  await save(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sin conexión' }).click()
  await expect(page).toHaveURL('/sin-conexion')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await expect(page.getByText('Todavía no has guardado nada.')).toBeVisible()
  await page.goto(topic)
  await save(page)
  await page.getByRole('button', { name: 'Quitar lo guardado' }).click()
  await expect(page.getByText('Quitado de este dispositivo.')).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
})

test('signing out deletes the visited and saved pages of the account, and leaves those saved before', async ({
  page,
}) => {
  await page.goto('/topic/maquinas-simples')
  await awaitKept(page)
  await save(page)
  await registerByForm(page, 'lectora@ejemplo.es')
  await page.goto(topic)
  await awaitKept(page)
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('Al cerrar la sesión se quitará.')).toBeVisible({ timeout: 60_000 })
  await page.goto('/temario')
  await awaitKept(page)
  await page.goto('/cuenta')
  expect(JSON.stringify(await listKept(page))).not.toContain('lectora@ejemplo.es')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await expect
    .poll(async () => [...new Set((await listKept(page)).map(({ url }) => new URL(url).pathname))])
    .not.toContain(topic)
  const kept = await listKept(page)
  expect(JSON.stringify(kept)).not.toContain('lectora')
  const visited = kept.filter(({ cache }) => cache.startsWith('paginas:'))
  expect(visited.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/')).toEqual([])
  expect(
    kept.filter(({ cache }) => cache.startsWith('guardado:/topic/maquinas-simples')).length,
  ).toBeGreaterThan(0)
  expect(await page.evaluate(countStored)).toBe(0)
})

/** Counts the rows in all IndexedDB databases of the site. */
async function countStored(): Promise<number> {
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  let count = 0
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      count += await asked(database.transaction(store).objectStore(store).count())
    database.close()
  }
  return count
}

test('a session that ends elsewhere deletes its visited pages', async ({ page, context }) => {
  await registerByForm(page, 'otra@ejemplo.es')
  await page.goto(topic)
  await awaitKept(page)
  await context.clearCookies()
  await page.goto('/glosario')
  await expect
    .poll(async () => (await listKept(page)).map(({ url }) => new URL(url).pathname))
    .not.toContain(topic)
})

test('of the pages of an admin only the visitor version is cached', async ({ page, home }) => {
  await admin(home.site(), 'add', 'jefa@ejemplo.es')
  const data = { email: 'jefa@ejemplo.es', password: goodPassword }
  await page.request.post('/api/auth/sign-in/email', { data, headers: { origin: home.url } })
  await page.goto(topic)
  await expect(page.getByRole('link', { name: 'Editar' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar sin conexión' })).toHaveCount(0)
  await awaitKept(page)
  for (const path of ['/editor', '/herramientas', '/edit/tools/nuevo', '/cuenta']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/temario')
  await awaitKept(page)
  const kept = await listKept(page)
  expect(
    kept.map(({ url }) => new URL(url).pathname).filter((path) => /^\/(edit|cuenta)/.test(path)),
  ).toEqual([])
  for (const word of ['jefa@ejemplo.es', 'href="/editor"', '>Eliminar<'])
    expect(kept.filter(({ cache, text }) => cache.startsWith('paginas:') && text.includes(word))).toEqual([])
  expect(JSON.stringify(kept)).not.toContain('jefa@ejemplo.es')
})

test('without a network nothing is saved, and the page says so', async ({ page, home }) => {
  await page.goto(topic)
  await awaitKept(page)
  // Saves once, because the code of the button loads at the first click.
  await save(page)
  await page.getByRole('button', { name: 'Quitar lo guardado' }).click()
  await expect(page.getByText('Quitado de este dispositivo.')).toBeVisible()
  await home.kill()
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('No se ha podido guardar: no hay conexión.')).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
})

test('a full storage leaves no partly saved page', async ({ page, home }) => {
  await page.goto(topic)
  await awaitKept(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: home.url, quotaSize: 1000 })
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('No se ha podido guardar: no queda sitio.')).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
  await page.goto('/glosario')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glosario')
})

test('a new build caches its own pages and files, and the caches of the previous build last until the next one', async ({
  page,
  home,
  makeBuild,
}) => {
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(topic)
  await awaitKept(page)
  await save(page)
  const ofBuild = async () => (await listCaches(page)).filter((name) => name.startsWith('web:'))
  const [first = ''] = await ofBuild()
  const boot = page.locator('script[src*="islands-client"]')
  for (const [name, stays] of [
    ['000000000002', [first, 'web:000000000002']],
    ['000000000003', ['web:000000000002', 'web:000000000003']],
  ] as const) {
    await home.kill()
    await home.start(await makeBuild(name))
    await page.goto('/temario')
    await expect(boot).toHaveAttribute('src', `/assets/islands-client-${name}.js`)
    await expect.poll(ofBuild).toEqual(stays)
    await page.goto('/glosario')
    await awaitKept(page)
  }
  expect((await listCaches(page)).filter((name) => name === first.replace('web:', 'paginas:'))).toEqual([])
  await home.kill()
  // The saved topic still belongs to its own build, with its own files.
  await page.goto(topic)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('Guardado: se puede leer sin conexión.')).toBeVisible()
  expect(await boot.getAttribute('src')).not.toMatch(/0000/)
  expect(failed).toEqual([])
  await home.start(await makeBuild('000000000003'))
  // An earlier renewal was interrupted: its pages are cached, its files are not.
  await cutRenewal(page)
  // Warms the page up: a page from the cache would not be renewed.
  await page.request.get(topic)
  await page.goto(topic)
  const renewed = async () =>
    (await textsKept(page, 'guardado:', topic)).some((text) => text.includes('client-000000000003'))
  await expect.poll(renewed).toBe(true)
  // The old copy is deleted once the new one is complete.
  await expect
    .poll(async () => (await listCaches(page)).filter((name) => name.startsWith('guardado:')).length, {
      // A topic with its problems is some sixty files.
      timeout: 60_000,
    })
    .toBe(1)
})

test('a service worker that fails to install leaves the previous one active', async ({
  page,
  home,
  makeBuild,
}) => {
  await page.goto(topic)
  await awaitKept(page)
  const before = (await listCaches(page)).find((name) => name.startsWith('web:'))
  const folder = await makeBuild('000000000009')
  await home.kill()
  await home.start(folder)
  // The server has the file in its list but cannot open it.
  await rm(join(folder, 'build/client/assets/islands-client-000000000009.js'))
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (!worker) return 'none'
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state))
    })
  })
  expect(state).toBe('redundant')
  await home.kill()
  await page.goto(topic)
  await expect(page.getByText(notice)).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('web:'))).toContain(before)
})

test('a save that fails halfway leaves nothing behind', async ({ page, home, makeBuild }) => {
  const folder = await makeBuild('000000000008')
  await home.kill()
  await home.start(folder)
  // The server has the file in its list but cannot open it.
  for (const file of globSync('build/client/assets/search-dialog-*', { cwd: folder }))
    await rm(join(folder, file))
  await page.goto(topic)
  await awaitKept(page)
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText(/No se ha podido guardar/)).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
})

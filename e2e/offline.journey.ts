import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { awaitKept, listCaches, listKept, test, textsKept } from './offline-site.ts'
import { admin, goodPassword, registerByForm } from './people.ts'
import { expect } from './sites.ts'

const topic = '/topic/estructuras-y-triangulacion'

const notice = /^Sin conexión: estás leyendo una copia guardada el \d+ de \p{L}+ de \d{4}/u

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('Guardado: se puede leer sin conexión.')).toBeVisible({ timeout: 60_000 })
}

/** Leaves what a renewal leaves that ends once it has the pages. */
async function cutRenewal(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith(`guardado:${path}:`))
    const note = await caches.match('/guardado.json', { cacheName: name })
    const saved = await note?.json()
    const cut = await caches.open(`guardado:${path}:${Date.now()}`)
    await cut.addAll(saved.pages)
  }, topic)
}

/** Whether all pictures of the text are on the screen, those too that come only when they are near. */
async function expectPictures(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}

test('a page that was visited is read while the server is gone, and is fresh when it is back', async ({
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
  // A page that takes its time to come is shown as a copy.
  await page.request.get(topic)
  await page.getByRole('link', { name: 'Volver a intentar' }).click()
  await expect(page.getByText(notice)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Estructuras/)
})

test('a page that comes too slowly is shown from its copy', async ({ page, home }) => {
  await page.goto('/temario')
  await awaitKept(page)
  home.site().process.kill('SIGSTOP')
  await page.goto('/temario')
  await expect(page.getByText(notice)).toBeVisible()
  home.site().process.kill('SIGCONT')
  await page.goto('/temario')
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('a page that the browser fetched beforehand is kept as one that was visited', async ({ page }) => {
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

test('a topic that was saved is read with its pictures, its challenge and what wakes at a touch, without a network', async ({
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

test('what is not kept leads to a page that says so, and shows what can be read', async ({ page, home }) => {
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

test('the footer leads to what is saved, where it can be taken away', async ({ page }) => {
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

test('whoever signs out leaves nothing: not what they visited, nor what they saved; what was saved before stays', async ({
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

/** How many rows the databases of this browser hold. */
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

test('a session that ends elsewhere takes its visited pages with it', async ({ page, context }) => {
  await registerByForm(page, 'otra@ejemplo.es')
  await page.goto(topic)
  await awaitKept(page)
  await context.clearCookies()
  await page.goto('/glosario')
  await expect
    .poll(async () => (await listKept(page)).map(({ url }) => new URL(url).pathname))
    .not.toContain(topic)
})

test('of what an admin sees nothing is kept but the page of visitors', async ({ page, home }) => {
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
  // Its code comes with the first touch.
  await save(page)
  await page.getByRole('button', { name: 'Quitar lo guardado' }).click()
  await expect(page.getByText('Quitado de este dispositivo.')).toBeVisible()
  await home.kill()
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText('No se ha podido guardar: no hay conexión.')).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
})

test('without room nothing is saved half', async ({ page, home }) => {
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

test('a new build brings its own pages and files; what the one before kept stays until the next', async ({
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
  // The saved topic is still that of its own build, with its own files.
  await page.goto(topic)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByText('Guardado: se puede leer sin conexión.')).toBeVisible()
  expect(await boot.getAttribute('src')).not.toMatch(/0000/)
  expect(failed).toEqual([])
  await home.start(await makeBuild('000000000003'))
  // Somebody left in the middle of a renewal before: its pages are there, its files are not.
  await cutRenewal(page)
  // As a copy it would not be renewed.
  await page.request.get(topic)
  await page.goto(topic)
  const renewed = async () =>
    (await textsKept(page, 'guardado:', topic)).some((text) => text.includes('client-000000000003'))
  await expect.poll(renewed).toBe(true)
  // The copy of before goes once the new one is whole.
  await expect
    .poll(async () => (await listCaches(page)).filter((name) => name.startsWith('guardado:')).length, {
      // A topic with its problems is some sixty files.
      timeout: 60_000,
    })
    .toBe(1)
})

test('a worker that cannot start, or whose files are missing, leaves the one before at work', async ({
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
  // The server knows the file and cannot open it.
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

test('what fails half way is not saved', async ({ page, home, makeBuild }) => {
  const folder = await makeBuild('000000000008')
  await home.kill()
  await home.start(folder)
  // The server knows the file and cannot open it.
  for (const file of globSync('build/client/assets/search-dialog-*', { cwd: folder }))
    await rm(join(folder, file))
  await page.goto(topic)
  await awaitKept(page)
  await page.getByRole('button', { name: 'Guardar sin conexión' }).click()
  await expect(page.getByText(/No se ha podido guardar/)).toBeVisible()
  expect((await listCaches(page)).filter((name) => name.startsWith('guardado:'))).toEqual([])
})

import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { admin, goodPassword, registerByForm, signInNewBrowser } from '../support/people.ts'

/** Sends a request with Node, so that no browser adds headers. */
function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}

test('the next request of a visitor shows the change of an admin', async ({ site, as }) => {
  const page = await as('admin')
  for (let change = 1; change <= 5; change++) {
    await ask(`${site.url}/topic/casa-bioclimatica`)
    await page.goto('/edit/temario/casa-bioclimatica')
    await page.getByLabel('Título').fill(`Casa bioclimática ${change}`)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await saved
    expect((await ask(`${site.url}/topic/casa-bioclimatica`)).body.toString()).toContain(
      `Casa bioclimática ${change}`,
    )
    expect((await ask(`${site.url}/temario`)).body.toString()).toContain(`Casa bioclimática ${change}`)
    // The form redirects after saving, which would abort a navigation started before that.
    await expect(page).not.toHaveURL(/edit/)
  }
})

test('a page that the browser has in its cache is answered with 304', async ({ site }) => {
  const url = `${site.url}/topic/maquinas-simples`
  await ask(url)
  const whole = await ask(url)
  expect(whole.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Cookie',
  })
  const again = await ask(url, { 'if-none-match': String(whole.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect(again.headers['content-security-policy']).toBe(whole.headers['content-security-policy'])
})

test('the decompressed page equals the uncompressed one', async ({ site }) => {
  const url = `${site.url}/topic/maquinas-simples`
  const plain = await ask(url)
  const packed = await ask(url, { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
})

test('headers and unknown parameters of one visitor do not reach the page of the next', async ({ site }) => {
  const url = `${site.url}/topic/redes-del-movil-al-router`
  const hostile = {
    host: 'malo.example',
    'x-forwarded-host': 'malo.example',
    'x-forwarded-proto': 'https',
    'accept-language': 'en',
  }
  await ask(`${url}?utm=malo.example&x=%3Cscript%3E`, { ...hostile, cookie: 'otra=malo.example' })
  const page = await ask(url)
  expect(page.status).toBe(200)
  expect(page.body.toString()).not.toContain('malo.example')
})

test('pages of signed-in users are not cached', async ({ site, as }) => {
  const reader = await as('admin')
  const response = await reader.request.get('/temario')
  expect(response.headers()['cache-control']).toBe('private, no-store')
  expect(await response.text()).toContain('admin@ejemplo.es')
  expect((await ask(`${site.url}/temario`)).body.toString()).not.toContain('admin@ejemplo.es')
})

async function registerReader(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' })
  await registerByForm(await context.newPage(), email)
  return context
}

/** Returns the Cookie header that the browser sends. */
async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

test('the cached page with the menu of the account equals the page rendered for that account', async ({
  site,
  browser,
}) => {
  const context = await registerReader(browser, site.url, 'alumna@ejemplo.es')
  const cookie = await cookieOf(context)
  // Sending the session cookie twice bypasses the page cache: only the auth library resolves such a session.
  const session = cookie.split('; ').find((part) => part.includes('session_token'))
  const siteMap = await context.request.get('/sitemap.xml')
  const listed = [...(await siteMap.text()).matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)]
  const kinds = Map.groupBy(listed, ([, path = '']) => path.replace(/(?<=^\/.+\/)[^/]+$/, ''))
  const paths = [...kinds.values()].flatMap((pages) => pages.slice(0, 6).map(([, path]) => path || '/'))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of [...paths, '/problemas?paginas=2', '/temario?paginas=1&utm=1', '/blog?desde=x']) {
    const url = site.url + path
    const own = await ask(url, { cookie: `${cookie}; ${session}`, 'accept-encoding': 'br, gzip' })
    const kept = await ask(url, { cookie, 'accept-encoding': 'br, gzip' })
    expect([path, own.status, kept.status]).toEqual([path, 200, 200])
    expect([own.headers['content-encoding'], kept.headers['content-encoding']]).toEqual(['br', 'gzip'])
    const [ownText, keptText] = [brotliDecompressSync(own.body), gunzipSync(kept.body)].map(String)
    expect(keptText).toBe(ownText)
    expect(keptText).toContain('alumna@ejemplo.es')
    for (const headers of [own.headers, kept.headers]) {
      for (const name of ['date', 'x-request-id', 'content-length', 'content-encoding', 'transfer-encoding'])
        delete headers[name]
      headers.vary = String(headers.vary).split(', ').sort().join(', ')
    }
    expect(kept.headers).toEqual(own.headers)
  }
  await context.close()
})

test('a session that ends elsewhere is rejected at the next page', async ({ site, browser }) => {
  const email = 'viajera@ejemplo.es'
  const home = await registerReader(browser, site.url, email)
  const away = await signInNewBrowser(browser, site, email)
  const cookie = await cookieOf(away)
  for (let time = 0; time < 3; time++)
    expect((await ask(`${site.url}/temario`, { cookie })).body.toString()).toContain(email)
  const page = await home.newPage()
  await page.goto('/cuenta')
  await page.getByLabel('Contraseña actual').first().fill(goodPassword)
  await page.getByLabel('Contraseña nueva').fill(`${goodPassword}-otra`)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await page.getByText('Contraseña cambiada.').waitFor()
  const after = await ask(`${site.url}/temario`, { cookie })
  expect(after.body.toString()).not.toContain(email)
  expect(after.body.toString()).toContain('Iniciar sesión')
  await Promise.all([home.close(), away.close()])
})

test('an account gets the pages of its new role at once, and loses them at once', async ({
  site,
  browser,
}) => {
  const email = 'promovida@ejemplo.es'
  const context = await registerReader(browser, site.url, email)
  const read = async () => (await context.request.get('/temario')).text()
  await read()
  expect(await read()).not.toContain('href="/editor"')
  await admin(site, 'add', 'otra@ejemplo.es')
  for (const [add, remove] of [
    ['add', 'remove'],
    ['add-editor', 'remove-editor'],
  ] as const) {
    await admin(site, add, email)
    expect(await read()).toContain('href="/editor"')
    await admin(site, remove, email)
    expect(await read()).not.toContain('href="/editor"')
  }
  await context.close()
})

import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from './journey.ts'

/** A plain request, so that no header is added by a browser. */
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

test("an admin's change is on the very next visitor request", async ({ site, as }) => {
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
  }
})

test('a page that the browser has is not sent again', async ({ site }) => {
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

test('the compressed page is the same page', async ({ site }) => {
  const url = `${site.url}/topic/maquinas-simples`
  const plain = await ask(url)
  const packed = await ask(url, { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
})

test('no header and no unknown parameter of one visitor reaches the page of the next', async ({ site }) => {
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

test('what a signed-in person sees is kept by nobody', async ({ site, as }) => {
  const reader = await as('admin')
  const response = await reader.request.get('/temario')
  expect(response.headers()['cache-control']).toBe('private, no-store')
  expect(await response.text()).toContain('admin@ejemplo.es')
  expect((await ask(`${site.url}/temario`)).body.toString()).not.toContain('admin@ejemplo.es')
})

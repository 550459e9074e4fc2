import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from './barriers.ts'
import { expect, test } from './journey.ts'
import { makePhoto, openNetwork } from './media-admin.ts'

let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-media-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

async function upload(page: Page, name: string): Promise<void> {
  await page.getByLabel('Subir imagen').setInputFiles(join(folder, name))
}

async function expectUploaded(page: Page, text = 'Imagen subida.'): Promise<void> {
  await expect(page.getByText(text)).toBeVisible()
}

test('an admin uploads a picture, describes it and removes it', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/editor')
  await page.getByRole('link', { name: 'Imágenes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Imágenes', level: 1 })).toBeVisible()
  await makePhoto(join(folder, 'Grúa de papel.jpg'), 0.2)
  await upload(page, 'Grúa de papel.jpg')
  await expectUploaded(page)
  const card = page.getByRole('listitem').filter({ hasText: 'píxeles' }).first()
  await expect(card.getByText('No se usa en ningún documento.')).toBeVisible()

  await card.getByLabel('Texto alternativo').fill('Una grúa de papel')
  await card.getByRole('button', { name: 'Guardar texto' }).click()
  await expect(card.getByText('Texto guardado.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'Una grúa de papel' })).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await axeOn(page).analyze()).violations).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)

  const remove = page.getByRole('button', { name: 'Eliminar la imagen Una grúa de papel' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('¿Seguro que quieres eliminar esta imagen?')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await remove.click()
  await question.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('img', { name: 'Una grúa de papel' })).toHaveCount(0)

  await page.goto('/editor/auditoria?accion=imagenes')
  for (const what of ['Subió una imagen', 'Cambió el texto alternativo de una imagen', 'Eliminó una imagen'])
    await expect(page.getByRole('row', { name: what }).filter({ hasText: 'Una grúa de papel' })).toBeVisible()
})

test('a file that is chosen before the page is alive is uploaded as soon as it is', async ({ as }) => {
  const page = await as('admin')
  await makePhoto(join(folder, 'pronto.jpg'), 0.1)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/editor/imagenes', { waitUntil: 'commit' })
  await upload(page, 'pronto.jpg')
  scripts.resolve()
  await expectUploaded(page)
  await page.unrouteAll({ behavior: 'wait' })
})

test('the same photo twice is one picture, and the second time says so', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/editor/imagenes')
  await makePhoto(join(folder, 'repetida.jpg'), 0.1)
  await upload(page, 'repetida.jpg')
  await expectUploaded(page)
  await page.goto('/edit/blog/nuevo')
  await page.getByLabel('Imagen', { exact: true }).setInputFiles(join(folder, 'repetida.jpg'))
  await expectUploaded(page, 'Esta imagen ya estaba en la biblioteca: se usa la misma.')
  await expect(page.locator('input[name="imageUrl"]')).toHaveValue(/^\/media\/temarioImages\//)
})

test('an upload that is replaced or whose form is filled anew keeps nobody waiting', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/edit/blog/nuevo')
  await makePhoto(join(folder, 'lenta.jpg'), 2)
  await writeFile(join(folder, 'excesiva.jpg'), Buffer.alloc(10 * 1024 * 1024 + 1))
  await writeFile(join(folder, 'entrada.md'), '---\ntitle: Palancas\n---\n\nUn texto.')
  const network = await openNetwork(page)
  await network.slow(100_000)
  const choose = (name: string): Promise<void> =>
    page.getByLabel('Imagen', { exact: true }).setInputFiles(join(folder, name))
  const isWaiting = (): Promise<void> =>
    expect(page.getByRole('button', { name: 'Subiendo...' })).toBeDisabled()
  const isReady = (): Promise<void> =>
    expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeEnabled()

  await choose('lenta.jpg')
  await isWaiting()
  await choose('excesiva.jpg')
  await expect(page.getByRole('alert')).toContainText('La imagen pesa más de 10 MB.')
  await isReady()

  await choose('lenta.jpg')
  await isWaiting()
  await page.getByLabel('Importar Markdown').setInputFiles(join(folder, 'entrada.md'))
  await expect(page.getByLabel('Título')).toHaveValue('Palancas')
  await isReady()
  await network.free()
})

test('what is served has sizes, a colour and no metadata, and a stranger may read it', async ({
  as,
  site,
  request,
}) => {
  const page = await as('admin')
  await page.goto('/editor/imagenes')
  const source = await makePhoto(join(folder, 'gps.jpg'), 0.1)
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' }
  await sharp(source)
    .withExif({ IFD0: { Make: 'CamaraSecreta' }, IFD3: place })
    .toFile(join(folder, 'con-lugar.jpg'))
  await upload(page, 'con-lugar.jpg')
  await expectUploaded(page)
  const image = page.getByRole('listitem').filter({ hasText: 'píxeles' }).first().locator('img')
  const [src, srcSet, tint] = await Promise.all(
    ['src', 'srcset', 'data-tint'].map((name) => image.getAttribute(name)),
  )
  const avif = await image.locator('xpath=../source').getAttribute('srcset')
  expect(tint).toMatch(/^#[0-9a-f]{3}$/)
  const addresses = [src, ...`${srcSet}, ${avif}`.split(', ').map((one) => one.split(' ')[0])]
  for (const address of addresses) {
    const answer = await request.get(`${site.url}${address}`)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const body = await answer.body()
    const about = await sharp(body).metadata()
    expect([about.exif, about.xmp, about.iptc, about.icc]).toEqual(Array(4).fill(undefined))
    expect(body.includes('CamaraSecreta')).toBe(false)
  }
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toContain('.avif')
})

test('what is no picture is refused in Spanish, and the next try works', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/editor/imagenes')
  await writeFile(
    join(folder, 'dibujo.png'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  await upload(page, 'dibujo.png')
  await expect(page.getByRole('alert')).toHaveText(
    'Error al subir la imagen. El archivo no es una imagen JPEG, PNG, WebP, GIF o AVIF.',
  )
  await writeFile(join(folder, 'enorme.jpg'), Buffer.alloc(10 * 1024 * 1024 + 1))
  await upload(page, 'enorme.jpg')
  await expect(page.getByRole('alert')).toHaveText(
    'Error al subir la imagen. La imagen pesa más de 10 MB. Elige una más pequeña.',
  )
  await makePhoto(join(folder, 'buena.jpg'), 0.05)
  await upload(page, 'buena.jpg')
  await expectUploaded(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a folder that takes nothing is named, and Reintentar ends the upload when it does', async ({
  as,
  site,
  complaints,
}) => {
  const page = await as('admin')
  await page.goto('/editor/imagenes')
  await makePhoto(join(folder, 'una.jpg'), 0.05)
  const files = join(site.dataDir, 'files')
  await rename(files, `${files}-away`).catch(() => undefined)
  await writeFile(files, '')
  await upload(page, 'una.jpg')
  await expect(page.getByRole('alert')).toContainText(
    'Error al subir la imagen. El servidor no puede escribir en su carpeta de imágenes.',
  )
  await rm(files)
  await rename(`${files}-away`, files).catch(() => undefined)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expectUploaded(page)
  const own = complaints.filter((text) => !text.includes('status of 503'))
  complaints.splice(0, complaints.length, ...own)
})

test('only admins, from pages of the site, may upload', async ({
  as,
  page: visitor,
  site,
  request,
  playwright,
}) => {
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', Origin: site.url }
  const stranger = await request.post(`${site.url}/subidas`, { headers })
  expect([stranger.status(), await stranger.json()]).toEqual([401, { kind: 'unauthenticated' }])
  await visitor.goto('/editor/imagenes')
  await expect(visitor.getByText('Acceso solo para administradores')).toBeVisible()

  const page = await as('admin')
  for (const forged of [
    { ...headers, Origin: 'https://otra.example' },
    { ...headers, 'Sec-Fetch-Site': 'cross-site' },
    { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10' },
  ]) {
    const answer = await page.request.post(`${site.url}/subidas`, { headers: forged })
    expect(answer).toBeRefused(403)
  }
  const allowed = await page.request.post(`${site.url}/subidas`, {
    headers: { ...headers, 'Upload-Metadata': `location ${Buffer.from('Logos').toString('base64')}` },
  })
  expect(allowed.status()).toBe(201)
  const location = allowed.headers().location ?? ''
  const other = await playwright.request.newContext()
  for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
    const answer = await other.fetch(site.url + location, { method, headers })
    expect(answer.status()).toBe(401)
  }
  await other.dispose()
})

test('a picture of the library stands in a post, light for its readers, and is safe there', async ({
  as,
  site,
  browser,
}) => {
  const page = await as('admin')
  await page.goto('/edit/blog/nuevo')
  await makePhoto(join(folder, 'portada.jpg'), 0.6)
  await page.getByLabel('Imagen', { exact: true }).setInputFiles(join(folder, 'portada.jpg'))
  await expectUploaded(page)
  const address = await page.locator('input[name="imageUrl"]').inputValue()
  await page.getByRole('button', { name: 'Quitar imagen' }).click()
  await expect(page.locator('input[name="imageUrl"]')).toHaveValue('')
  await page.getByRole('button', { name: 'Elegir de la biblioteca' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Usar esta imagen/ })
    .first()
    .click()
  await expect(page.locator('input[name="imageUrl"]')).toHaveValue(address)
  await page.getByLabel('Título').fill('Grúas de cartón')
  await page.getByLabel('Resumen').fill('Una grúa que levanta un libro.')
  await page.getByLabel('Categoría').selectOption('Tutorial')
  await page.getByLabel('Contenido').fill(`## Montaje\n\n![La grúa acabada][foto]\n\n[foto]: ${address}`)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page).not.toHaveURL(/edit/)

  const reader = await browser.newPage()
  await reader.goto(`${site.url}/blog/gruas-de-carton`)
  const head = reader.locator('.article-picture')
  await expect(head).toHaveAttribute('fetchpriority', 'high')
  await expect(head).toHaveCSS('background-color', /^rgb\(/)
  await expect.poll(() => head.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif')
  const inText = reader.getByRole('img', { name: 'La grúa acabada' })
  await expect(inText).toHaveAttribute('loading', 'lazy')
  await expect(inText).toHaveAttribute('srcset', /320w.*640w/)
  await expect(inText.locator('xpath=../source')).toHaveAttribute('srcset', /\.avif 640w/)
  await reader.close()

  await page.goto('/editor/imagenes')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Grúas de cartón' }) })
    .first()
  await expect(card.getByText('Usada en:')).toBeVisible()
  await expect(card.getByRole('button', { name: /Eliminar/ })).toHaveCount(0)
})

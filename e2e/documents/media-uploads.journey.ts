import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { SiteServer } from '../../test/site/site-server.ts'
import { signInAsAdmin } from '../support/people.ts'

import {
  expect,
  listStaged,
  makePhoto,
  openNetwork,
  openWire,
  readStaged,
  test,
  watchUploads,
} from './media-admin.ts'

let folder = ''
let photo: Buffer = Buffer.alloc(0)
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-photo-'))
  photo = await makePhoto(join(folder, 'noche.jpg'), 4)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const slowTimeoutMs = 600_000

async function openLibrary(page: Page, site: SiteServer): Promise<void> {
  await signInAsAdmin(page, site)
  await page.goto(`${site.url}/editor/imagenes`)
  await expect(page.getByRole('heading', { name: 'Imágenes', level: 1 })).toBeVisible()
}

async function beginSlowly(page: Page): Promise<{ free: () => Promise<void> }> {
  const network = await openNetwork(page)
  await network.slow(slowTimeoutMs)
  await choosePhoto(page)
  await expect(page.getByText('Subiendo imagen...')).toBeVisible()
  await expect.poll(() => percent(page)).toBeGreaterThan(25)
  return network
}

const choosePhoto = (page: Page): Promise<void> =>
  page.getByLabel('Subir imagen').setInputFiles(join(folder, 'noche.jpg'))
const percent = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar').getAttribute('value'))

/** Expects that the partial upload on the server equals the start of the photo, and returns its length. */
async function expectTrueStart(site: SiteServer): Promise<number> {
  const arrived = await readStaged(site)
  expect(arrived.length).toBeGreaterThan(0)
  expect(arrived.length).toBeLessThan(photo.length)
  expect(arrived.equals(photo.subarray(0, arrived.length))).toBe(true)
  return arrived.length
}

// The server compares the SHA-256 that the browser computed of the file and rejects a
// mismatch, so a finished upload equals its file.
async function expectWhole(page: Page, site: SiteServer): Promise<void> {
  await expect(page.getByText('Imagen subida.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'píxeles' })).toHaveCount(1)
  await expect.poll(() => listStaged(site)).toEqual([])
}

test('an upload whose network is cut resumes by itself and arrives whole', async ({ page, own }) => {
  const wire = await openWire(own.url)
  await openLibrary(page, { ...own, url: wire.url })
  const requests = watchUploads(page)
  const network = await beginSlowly(page)
  wire.cut()
  await network.free()
  await expect.poll(() => requests.at(-1)?.method).toBe('HEAD')
  const length = await expectTrueStart(own)
  wire.mend()
  await expectWhole(page, own)
  const chunks = requests.filter(({ method }) => method === 'PATCH')
  expect(requests[0]?.method).toBe('POST')
  expect(requests.some(({ method }) => method === 'HEAD')).toBe(true)
  expect(chunks.map(({ offset }) => offset).slice(0, 3)).toEqual([0, 262_144, 786_432])
  expect(chunks.every(({ checksum }) => checksum?.startsWith('sha256 '))).toBe(true)
  expect(chunks.some(({ offset }) => offset === length)).toBe(true)
  await wire.close()
})

test('a paused upload stops, and resumes', async ({ page, own }) => {
  await openLibrary(page, own)
  const network = await beginSlowly(page)
  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('Subida en pausa.')).toBeVisible()
  const length = await expectTrueStart(own)
  await network.free()
  await page.getByRole('button', { name: 'Reanudar' }).click()
  await expectWhole(page, own)
  expect(length).toBeLessThan(photo.length)
})

test('after a lost connection a small picture is reported as uploaded, not as a duplicate', async ({
  page,
  own,
}) => {
  await openLibrary(page, own)
  await page.route(
    '**/subidas',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#197' } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Subir imagen')
    .setInputFiles({ name: 'corta.png', mimeType: 'image/png', buffer: small })
  await expect(page.getByText('Imagen subida.')).toBeVisible()
})

test('a cancelled upload leaves nothing on the server', async ({ page, own }) => {
  await openLibrary(page, own)
  await beginSlowly(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Subida cancelada.')).toBeVisible()
  await expect.poll(() => listStaged(own)).toEqual([])
  await page.reload()
  await expect(page.getByText('Todavía no hay imágenes.')).toBeVisible()
})

test('after a reload an upload of the same file resumes where it stopped', async ({ page, own }) => {
  await openLibrary(page, own)
  const network = await beginSlowly(page)
  await page.reload()
  await expect(page.getByText('Hay una subida a medias.')).toBeVisible()
  const length = await expectTrueStart(own)
  await network.free()
  const requests = watchUploads(page)
  await choosePhoto(page)
  await expectWhole(page, own)
  expect(requests.map(({ method }) => method)).not.toContain('POST')
  expect(requests[0]?.method).toBe('HEAD')
  expect(requests.find(({ method }) => method === 'PATCH')?.offset).toBeGreaterThanOrEqual(length)
})

test('an upload survives a server that is killed in the middle', async ({ page, own, start }) => {
  await openLibrary(page, own)
  const network = await beginSlowly(page)
  own.process.kill('SIGKILL')
  await once(own.process, 'exit')
  await expectTrueStart(own)
  await network.free()
  await start({ DEMO: '0', DATA_DIR: own.dataDir, PORT: new URL(own.url).port })
  await expectWhole(page, own)
})

test('a small picture is uploaded in one request', async ({ page, own }) => {
  await makePhoto(join(folder, 'pequena.jpg'), 0.1)
  await openLibrary(page, own)
  const requests = watchUploads(page)
  await page.getByLabel('Subir imagen').setInputFiles(join(folder, 'pequena.jpg'))
  await expectWhole(page, own)
  expect(requests.map(({ method }) => method)).toEqual(['POST'])
})

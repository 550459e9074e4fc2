import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { contextWith } from '../../platform/http/app-context-fixture.ts'
import type { RequestInfo } from '../../platform/http/request-info.ts'
import { encodePicture, encodeVariant } from './encode-picture.server.ts'
import type { FileStore } from './file-store.ts'
import { jpegWithPlace, noise } from './images-fixture.ts'
import type { Media } from './media.server.ts'
import { loader } from './media-endpoint.ts'
import { openFileStore } from './open-file-store.server.ts'
import { describePicture, type PictureName, pictureAddress, pictureKey } from './picture-address.ts'
import { openOrderedWork } from './shared-work.ts'
import { StorageError } from './storage-error.ts'
import { openVariants } from './variants.server.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<{ store: FileStore; folder: string; faults: unknown[]; get: Get }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-media-'))
  folders.push(folder)
  const store = await openFileStore(undefined, folder)
  const faults: unknown[] = []
  const reportError = (error: unknown): void => void faults.push(error)
  const variants = openVariants({
    store,
    encoder: { variant: encodeVariant },
    quietEncoder: { variant: encodeVariant },
    work: openOrderedWork(),
    reportError,
  })
  const context = contextWith({
    media: { store, variants } as Media,
    requestInfo: { reportError } as unknown as RequestInfo,
  })
  const get: Get = (path, headers = {}, init = {}) => {
    const request = new Request(`http://sitio${path}`, { headers, ...init })
    return loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0])
  }
  return { store, folder, faults, get }
}

type Get = (path: string, headers?: Record<string, string>, init?: RequestInit) => Promise<Response>

async function storePicture(store: FileStore, folder: string, image: Buffer): Promise<PictureName> {
  const path = join(folder, 'source')
  await writeFile(path, image)
  const { body, width, height, tint } = await encodePicture(path)
  const id = randomBytes(12).toString('hex')
  const name: PictureName = { location: 'blogImages', id, width, height, tint }
  await store.put(pictureKey(name), body, 'image/webp')
  return name
}

it('serves a picture with an immutable cache header and a CSP that makes it harmless', async () => {
  const { store, folder, get } = await open()
  const address = pictureAddress(await storePicture(store, folder, await jpegWithPlace()))
  const response = await get(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const body = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('Content-Length')).toBe(String(body.length))
  const etag = response.headers.get('ETag') ?? ''
  for (const known of [etag, `W/${etag}`, `"otra", ${etag}`]) {
    const again = await get(address, { 'If-None-Match': known })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect((await get(address, { 'If-None-Match': '"otra"' })).status).toBe(200)
})

it('serves byte ranges', async () => {
  const { store, folder, get } = await open()
  const address = pictureAddress(await storePicture(store, folder, await noise(200, 200).jpeg().toBuffer()))
  const whole = Buffer.from(await (await get(address)).arrayBuffer())
  const size = whole.length
  for (const [range, start, end] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, size],
    ['bytes=-50', size - 50, size],
    [`bytes=10-${size + 500}`, 10, size],
    [`bytes=-${size + 500}`, 0, size],
  ] as const) {
    const part = await get(address, { Range: range })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes ${start}-${end - 1}/${size}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true)
  }
  const { headers } = await get(address)
  for (const [tag, status] of [
    [headers.get('ETag') ?? '', 206],
    ['"otra"', 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ] as const)
    expect((await get(address, { Range: 'bytes=0-9', 'If-Range': tag })).status).toBe(status)
  const behind = await get(address, { Range: `bytes=${size}-` })
  expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`])
  for (const nonsense of ['bytes=5-2', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-'])
    expect((await get(address, { Range: nonsense })).status).toBe(200)
})

it('creates a variant on its first request, once, without metadata, and stores it', async () => {
  const { store, folder, get } = await open()
  const name = await storePicture(store, folder, await noise(700, 350).jpeg().toBuffer())
  const put = vi.spyOn(store, 'put')
  const address = pictureAddress(name).replace('.webp', '/320.avif')
  const answers = await Promise.all([get(address), get(address), get(address)])
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(answers.map(({ status, headers }) => [status, headers.get('Content-Type')])).toEqual(
    Array(3).fill([200, 'image/avif']),
  )
  expect(put).toHaveBeenCalledTimes(1)
  const about = await sharp(bodies[0]).metadata()
  expect([about.width, about.height, about.compression, about.exif]).toEqual([320, 160, 'av1', undefined])
  await get(address)
  expect(put).toHaveBeenCalledTimes(1)
})

it('offers no width above the original, and serves every address that it offers', async () => {
  const { store, folder, get } = await open()
  const name = await storePicture(store, folder, await noise(500, 300).jpeg().toBuffer())
  const picture = describePicture(pictureAddress(name))
  const offered = [picture?.srcSet, picture?.avifSrcSet]
    .join(', ')
    .split(', ')
    .map((one) => one.split(' '))
  expect(offered.map(([, width]) => width)).toEqual(['320w', '500w', '320w', '500w'])
  for (const [address = ''] of offered) expect((await get(address)).status).toBe(200)
})

it.each([
  '/media/blogImages/x.webp',
  '/media/otra/0123456789abcdef01234567-10x10-fff.webp',
  '/media/blogImages/0123456789abcdef01234567-10x10-fff.webp',
  '/media/blogImages/0123456789abcdef01234567-10x10-fff/10.avif',
  '/media/blogImages/0123456789abcdef01234567-700x10-fff/333.avif',
  '/media/blogImages/0123456789abcdef01234567-700x10-fff/0320.avif',
  '/media/blogImages/0123456789abcdef01234567-700x10-fff.svg',
  '/media/blogImages/..%2f..%2fengrana.sqlite',
  '/media/blogImages/%2e%2e/secreto',
])('returns 404 for %s', async (path) => {
  const { get, faults } = await open()
  const response = await get(path)
  expect([response.status, response.headers.get('Cache-Control'), faults]).toEqual([404, 'no-store', []])
})

it('serves variants if the store rejects writes, and returns 503 if the store cannot be read', async () => {
  const { store, folder, faults, get } = await open()
  const name = await storePicture(store, folder, await noise(400, 300).jpeg().toBuffer())
  vi.spyOn(store, 'put').mockRejectedValue(new StorageError('quota-exceeded'))
  expect((await get(pictureAddress(name).replace('.webp', '/320.webp'))).status).toBe(200)
  expect(faults).toHaveLength(1)
  vi.spyOn(store, 'get').mockRejectedValue(new StorageError('unavailable'))
  const response = await get(pictureAddress(name))
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
})

// Returns the files of a folder that this process holds open.
async function openHandles(folder: string): Promise<string[]> {
  const names = await readdir('/proc/self/fd')
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(join(folder, 'files')))
}

it('answers HEAD, known ETags and ranges behind the end without leaving a file open', async () => {
  const { store, folder, get } = await open()
  const name = await storePicture(store, folder, await noise(700, 350).jpeg().toBuffer())
  const address = pictureAddress(name)
  const size = (await store.size(pictureKey(name))) ?? 0
  const opened = vi.spyOn(store, 'get')
  const head = await get(address, {}, { method: 'HEAD' })
  expect([head.status, head.body, head.headers.get('Content-Length')]).toEqual([200, null, String(size)])
  const copy = await get(address.replace('.webp', '/320.avif'), {}, { method: 'HEAD' })
  expect([copy.status, copy.body, copy.headers.get('Content-Length')]).toEqual([200, null, null])
  const known = await get(address, { 'If-None-Match': head.headers.get('ETag') ?? '' })
  expect([known.status, known.body]).toEqual([304, null])
  const absent = address.replace(name.id, '0'.repeat(24))
  expect((await get(absent, {}, { method: 'HEAD' })).status).toBe(404)
  expect((await get(absent.replace('.webp', '/320.avif'), {}, { method: 'HEAD' })).status).toBe(404)
  expect(opened).not.toHaveBeenCalled()
  expect((await get(address, { Range: `bytes=${size}-` })).status).toBe(416)
  await expect.poll(() => openHandles(folder)).toEqual([])
})

it('closes the file of an aborted request at any time', async () => {
  const { store, folder, get } = await open()
  const name = await storePicture(store, folder, await noise(1500, 1500).jpeg().toBuffer())
  const address = pictureAddress(name)
  const early = new AbortController()
  const asked = get(address, {}, { signal: early.signal })
  early.abort()
  await asked
  const late = new AbortController()
  const answer = await get(address, { Range: 'bytes=0-' }, { signal: late.signal })
  await answer.body?.getReader().read()
  expect(await openHandles(folder)).toHaveLength(1)
  late.abort()
  await expect.poll(() => openHandles(folder)).toEqual([])
})

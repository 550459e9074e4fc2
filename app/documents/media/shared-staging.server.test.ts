import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { jpegWithPlace, noise } from './images-fixture.ts'
import { beginToSend, beginUploadAt, offsetAt, sendFrom } from './upload-client-fixture.ts'
import { startUploads, type UploadFixture } from './upload-fixture.ts'
import { maxUploadsOfOne } from './upload-limits.ts'
import { uploadsLiveMs } from './uploads.server.ts'

const pollOptions = { timeout: 20_000 }

/** Starts two instances of one site. */
async function openTwo(): Promise<{ folder: string; first: UploadFixture; second: UploadFixture }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-shared-'))
  const shared = { areUploadsShared: true }
  const first = await startUploads(folder, shared)
  const second = await startUploads(folder, shared)
  onTestFinished(async () => {
    await first.close()
    await second.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { folder, first, second }
}

const megabytes = (count: number): Buffer<ArrayBuffer> => Buffer.alloc(count * 1024 * 1024, 'polea ')

it('an upload continues through another instance and becomes the picture that was sent', async () => {
  const { folder, first, second } = await openTwo()
  const body = await noise(300, 300).jpeg({ quality: 95 }).toBuffer()
  const third = Math.floor(body.length / 3)
  const path = await beginUploadAt(first.url, body.length)
  expect((await sendFrom(first.url + path, 0, body.subarray(0, third))).status).toBe(204)
  expect(await offsetAt(second.url + path)).toBe(third)
  const sending = sendFrom(second.url + path, third, body)
  // A request to the other instance during completion returns the same picture.
  await expect.poll(async () => (await fetch(first.url + path)).status, pollOptions).toBe(200)
  const picture = await (await fetch(first.url + path)).json()
  const end = await sending
  expect(end.status).toBe(200)
  expect(await end.json()).toEqual(picture)
  expect(picture).toMatchObject({ width: 300, height: 300 })
  expect(await offsetAt(first.url + path)).toBe(body.length)
  expect(await second.media.store.list('uploads/')).toEqual([])
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

it('preserves the bytes that arrived before the connection broke', async () => {
  const { first, second } = await openTwo()
  const body = megabytes(2)
  const path = await beginUploadAt(first.url, body.length)
  const sending = beginToSend(first.url + path, { offset: 0, body, bytes: 700_000 })
  const pieces = async (): Promise<string[]> => second.media.store.list('uploads/')
  await expect.poll(async () => (await pieces()).length, pollOptions).toBeGreaterThan(0)
  sending.destroy()
  await expect.poll(() => offsetAt(second.url + path), pollOptions).toBeGreaterThan(500_000)
})

it('discards the bytes of a request after another instance has claimed the upload', async () => {
  const { first, second } = await openTwo()
  const body = megabytes(3)
  const path = await beginUploadAt(first.url, body.length)
  const slow = beginToSend(first.url + path, { offset: 0, body, bytes: 1_500_000 })
  await expect
    .poll(async () => (await first.media.store.list('uploads/')).length, pollOptions)
    .toBeGreaterThan(1)
  const offset = await offsetAt(second.url + path)
  expect(offset).toBeGreaterThan(0)
  const answered = once(slow, 'response')
  slow.end(body.subarray(1_500_000))
  const [answer] = await answered
  expect(answer.statusCode).toBe(429)
  expect(await offsetAt(second.url + path)).toBe(offset)
  // The data is not a picture; the request that completes the upload reports that.
  const end = await sendFrom(second.url + path, offset, body)
  expect([end.status, await end.json()]).toEqual([415, { kind: 'unsupported-type' }])
})

it('rolls back a chunk that does not match its checksum', async () => {
  const { first, second } = await openTwo()
  const chunk = Buffer.alloc(600_000, 7)
  const path = await beginUploadAt(first.url, 2 * chunk.length)
  const checksum = { 'Upload-Checksum': `sha256 ${createHash('sha256').update(chunk).digest('base64')}` }
  const wrong = await sendFrom(first.url + path, 0, Buffer.alloc(chunk.length, 8), checksum)
  expect([wrong.status, await wrong.json()]).toEqual([460, { kind: 'invalid-checksum' }])
  expect(await first.media.store.list('uploads/')).toEqual([])
  expect((await sendFrom(second.url + path, 0, chunk, checksum)).status).toBe(204)
  expect(await offsetAt(first.url + path)).toBe(chunk.length)
})

it('an upload of one file completed on two instances concurrently becomes one picture', async () => {
  const { first, second } = await openTwo()
  const body = await noise(400, 300).jpeg().toBuffer()
  const send = async ({ url }: UploadFixture): Promise<Record<string, unknown>> =>
    (await sendFrom(url + (await beginUploadAt(url, body.length)), 0, body)).json()
  const [one, other] = await Promise.all([send(first), send(second)])
  expect(other.address).toBe(one.address)
  expect([one.wasKnown, other.wasKnown].sort()).toEqual([false, true])
  await Promise.all([first.close(), second.close()])
  const stored = await first.media.store.list('')
  expect(stored.filter((key) => key.split('/').length === 2).map((key) => `/media/${key}`)).toEqual([
    one.address,
  ])
})

it('an upload counts towards the limit per person across all instances', async () => {
  const { first, second } = await openTwo()
  const begin = (index: number): Promise<string> => beginUploadAt(index % 2 ? first.url : second.url, 10)
  const begun = await Promise.allSettled(
    Array.from({ length: maxUploadsOfOne + 6 }, (_, index) => begin(index)),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxUploadsOfOne)
  await beginUploadAt(first.url, 10, { 'X-Person': 'berto' })
})

it('an upload is removed when it expires, together with the leftovers of a killed process', async () => {
  const { first, second } = await openTwo()
  const body = await jpegWithPlace()
  const path = await beginUploadAt(first.url, body.length)
  await sendFrom(first.url + path, 0, body.subarray(0, 100))
  await first.media.store.put(`uploads/${'a'.repeat(24)}/0-x`, body, 'application/octet-stream')
  expect(await second.media.uploads.cleanUp()).toBe(0)
  expect(await first.media.store.list('uploads/')).toHaveLength(1)
  expect(await second.media.uploads.cleanUp(Date.now() + 2 * uploadsLiveMs)).toBe(1)
  expect(await first.media.store.list('uploads/')).toEqual([])
  expect(await offsetAt(first.url + path)).toBe(404)
})

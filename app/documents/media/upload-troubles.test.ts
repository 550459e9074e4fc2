import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterEach, describe, expect, it } from 'vitest'
import { noise } from './images-fixture.ts'
import { startUploads, type UploadFixture } from './upload-fixture.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-troubles-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(storageUrl?: string): Promise<UploadFixture & { folder: string }> {
  const folder = await newFolder()
  const fixture = await startUploads(folder, { storageUrl })
  cleanups.push(() => fixture.close())
  return { ...fixture, folder }
}

const tus = { 'Tus-Resumable': '1.0.0' }
const location = `location ${Buffer.from('temarioImages').toString('base64')}`
const chunk = (offset: number): Record<string, string> => ({
  ...tus,
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
})

async function create(url: string, size: number): Promise<Response> {
  const headers = { ...tus, 'Upload-Length': String(size), 'Upload-Metadata': location }
  return fetch(`${url}/subidas`, { method: 'POST', headers })
}

async function offsetOf(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: tus })
  return Number(response.headers.get('Upload-Offset'))
}

const picture = await noise(300, 300).jpeg().toBuffer()

describe('failures during uploads', () => {
  it('a disk that fills up mid-upload is reported, the offset stays correct, and the upload resumes when there is space', async () => {
    const { url, folder, faults } = await open()
    const upload = url + (await create(url, picture.length)).headers.get('Location')
    const staged = join(folder, 'uploads', upload.slice(-24))
    expect(
      (await fetch(upload, { method: 'PATCH', headers: chunk(0), body: picture.subarray(0, 1000) })).status,
    ).toBe(204)

    // Writes to /dev/full fail as on a full disk.
    await rename(staged, `${staged}-kept`)
    await symlink('/dev/full', staged)
    const full = await fetch(upload, { method: 'PATCH', headers: chunk(0), body: picture.subarray(0, 1000) })
    expect([full.status, await full.json()]).toEqual([402, { kind: 'quota-exceeded' }])
    expect(faults).toHaveLength(1)

    await unlink(staged)
    await rename(`${staged}-kept`, staged)
    expect(await offsetOf(upload)).toBe(1000)
    expect(await readFile(staged)).toEqual(picture.subarray(0, 1000))
    const rest = await fetch(upload, { method: 'PATCH', headers: chunk(1000), body: picture.subarray(1000) })
    expect(rest.status).toBe(200)
  })

  it('an unwritable upload folder is reported, and works again without a restart', async () => {
    const { url, folder } = await open()
    const uploads = join(folder, 'uploads')
    await expect
      .poll(() =>
        stat(uploads).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await rm(uploads, { recursive: true })
    await writeFile(uploads, '')
    const refused = await create(url, 100)
    expect([refused.status, await refused.json()]).toEqual([503, { kind: 'read-only' }])
    await unlink(uploads)
    expect((await create(url, 100)).status).toBe(201)
  })

  it('an unwritable file folder preserves the upload, which completes when the folder is writable', async () => {
    const { url, folder } = await open()
    await writeFile(join(folder, 'files'), '')
    const upload = url + (await create(url, picture.length)).headers.get('Location')
    const refused = await fetch(upload, { method: 'PATCH', headers: chunk(0), body: picture })
    expect([refused.status, await refused.json()]).toEqual([503, { kind: 'read-only' }])
    expect(await offsetOf(upload)).toBe(picture.length)
    await unlink(join(folder, 'files'))
    expect((await fetch(upload)).status).toBe(200)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('an unreachable store preserves the upload, which completes when the store is back', async () => {
    const directory = await newFolder()
    const start = async (port: number): Promise<{ port: number; stop: () => Promise<void> }> => {
      const configureBuckets = [{ name: 'fotos' }]
      const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets })
      const address = await server.run()
      return { port: address.port, stop: () => server.close() }
    }
    const first = await start(0)
    const { url, media } = await open(`s3://S3RVER:S3RVER@fotos?endpoint=http://127.0.0.1:${first.port}`)
    await first.stop()
    const upload = url + (await create(url, picture.length)).headers.get('Location')
    const refused = await fetch(upload, { method: 'PATCH', headers: chunk(0), body: picture })
    expect([refused.status, await refused.json()]).toEqual([503, { kind: 'unavailable' }])
    expect(await offsetOf(upload)).toBe(picture.length)

    const second = await start(first.port)
    cleanups.push(second.stop)
    const done = await fetch(upload)
    expect(done.status).toBe(200)
    const { address } = await done.json()
    expect(await media.store.size(address.replace('/media/', ''))).toBeGreaterThan(0)
    // Variants are created in the background; wait for them before the store closes.
    const countFiles = async (): Promise<number> => (await media.store.list('temarioImages/')).length
    await expect.poll(countFiles, { timeout: 20_000 }).toBe(3)
  })

  it('an error response contains no path of the server', async () => {
    const { url, folder } = await open()
    await mkdir(join(folder, 'files', 'temarioImages'), { recursive: true })
    await rm(join(folder, 'files'), { recursive: true })
    await writeFile(join(folder, 'files'), '')
    const upload = url + (await create(url, picture.length)).headers.get('Location')
    const body = await (await fetch(upload, { method: 'PATCH', headers: chunk(0), body: picture })).text()
    expect(body).not.toContain(folder)
  })
})

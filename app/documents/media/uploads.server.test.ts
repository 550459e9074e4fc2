import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { jpegWithPlace, noise, pngBomb } from './images-fixture.ts'
import { startUploads, type UploadFixture } from './upload-fixture.ts'
import { uploadsLiveMs } from './uploads.server.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-uploads-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(storageUrl?: string): Promise<UploadFixture & { folder: string }> {
  const folder = await newFolder()
  const fixture = await startUploads(folder, { storageUrl })
  cleanups.push(() => fixture.close())
  return { ...fixture, folder }
}

type Headers = Record<string, string>
const tus = { 'Tus-Resumable': '1.0.0' }
const meta = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const inTopics = { 'Upload-Metadata': meta({ location: 'temarioImages' }) }

async function create(url: string, size: number, headers: Headers = {}): Promise<string> {
  const response = await fetch(`${url}/subidas`, {
    method: 'POST',
    headers: { ...tus, ...inTopics, 'Upload-Length': String(size), ...headers },
  })
  expect(response.status).toBe(201)
  return url + response.headers.get('Location')
}

function patch(
  url: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers = {},
): Promise<Response> {
  const type = { 'Content-Type': 'application/offset+octet-stream' }
  return fetch(url, {
    method: 'PATCH',
    body,
    headers: { ...tus, ...type, 'Upload-Offset': String(offset), ...headers },
  })
}

async function offsetOf(url: string, headers: Headers = {}): Promise<number | string> {
  const response = await fetch(url, { method: 'HEAD', headers: { ...tus, ...headers } })
  return response.ok ? Number(response.headers.get('Upload-Offset')) : response.status
}

const sha256 = (body: Uint8Array, form: 'base64' | 'hex' = 'base64'): string =>
  createHash('sha256').update(body).digest(form)

describe('an upload', () => {
  it('reports its tus extensions and limits', async () => {
    const { url } = await open()
    const response = await fetch(`${url}/subidas`, { method: 'OPTIONS' })
    expect(response.headers.get('Tus-Extension')?.split(',')).toEqual(
      expect.arrayContaining(['creation', 'expiration', 'termination', 'checksum']),
    )
    expect(response.headers.get('Tus-Checksum-Algorithm')).toBe('sha1,sha256')
    expect(response.headers.get('Tus-Max-Size')).toBe(String(10 * 1024 * 1024))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('in one request returns the address of the picture', async () => {
    const { url, media, folder } = await open()
    const body = await jpegWithPlace()
    const response = await fetch(`${url}/subidas`, {
      method: 'POST',
      headers: {
        ...tus,
        ...inTopics,
        'Upload-Length': String(body.length),
        'Content-Type': 'application/offset+octet-stream',
      },
      body,
    })
    expect(response.status).toBe(201)
    const picture = await response.json()
    expect(picture).toMatchObject({ width: 40, height: 60 })
    expect(picture.address).toMatch(/^\/media\/temarioImages\/[0-9a-f]{24}-40x60-[0-9a-f]{3}\.webp$/)
    const stored = await media.store.get(picture.address.replace('/media/', ''))
    expect((await sharp(await new Response(stored?.body).arrayBuffer()).metadata()).width).toBe(40)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('resumes at the offset that HEAD returns, and the result is identical to the original', async () => {
    const { url, folder } = await open()
    const body = await noise(900, 900).jpeg({ quality: 95 }).toBuffer()
    const upload = await create(url, body.length, {
      'Upload-Metadata': meta({ location: 'Logos', sha256: sha256(body, 'hex') }),
    })
    const third = Math.floor(body.length / 3)
    expect((await patch(upload, 0, body.subarray(0, third))).status).toBe(204)
    expect(await offsetOf(upload)).toBe(third)
    const staged = join(folder, 'uploads', upload.slice(-24))
    expect(await readFile(staged)).toEqual(body.subarray(0, third))
    const end = await patch(upload, third, body.subarray(third))
    expect(end.status).toBe(200)
    expect(await end.json()).toMatchObject({ width: 900, height: 900 })
  })

  it('preserves the bytes that arrived before the connection broke', async () => {
    const { url, folder } = await open()
    const body = await noise(700, 700).jpeg({ quality: 95 }).toBuffer()
    const upload = await create(url, body.length)
    const half = Math.floor(body.length / 2)
    const staged = join(folder, 'uploads', upload.slice(-24))
    const sending = beginToSend(upload, body, half)
    await expect.poll(async () => (await stat(staged)).size).toBe(half)
    sending.destroy()
    expect(await offsetOf(upload)).toBe(half)
    expect((await readFile(staged)).equals(body.subarray(0, half))).toBe(true)
    expect((await patch(upload, half, body.subarray(half))).status).toBe(200)
  })

  it('rejects a chunk at the wrong offset', async () => {
    const { url } = await open()
    const upload = await create(url, 1000)
    await patch(upload, 0, Buffer.alloc(100))
    expect((await patch(upload, 50, Buffer.alloc(100))).status).toBe(409)
    expect((await patch(upload, 150, Buffer.alloc(100))).status).toBe(409)
    expect(await offsetOf(upload)).toBe(100)
  })

  it('rejects a chunk that does not match its checksum, and accepts it again', async () => {
    const { url } = await open()
    const upload = await create(url, 200)
    const chunk = Buffer.alloc(100, 7)
    const wrong = await patch(upload, 0, Buffer.alloc(100, 8), {
      'Upload-Checksum': `sha256 ${sha256(chunk)}`,
    })
    expect([wrong.status, await wrong.json()]).toEqual([460, { kind: 'invalid-checksum' }])
    expect(await offsetOf(upload)).toBe(0)
    expect((await patch(upload, 0, chunk, { 'Upload-Checksum': `sha256 ${sha256(chunk)}` })).status).toBe(204)
    const sha1 = createHash('sha1').update(chunk.subarray(0, 50)).digest('base64')
    expect(
      (await patch(upload, 100, chunk.subarray(0, 50), { 'Upload-Checksum': `sha1 ${sha1}` })).status,
    ).toBe(204)
    expect((await patch(upload, 150, chunk.subarray(0, 50), { 'Upload-Checksum': 'md5 eHg=' })).status).toBe(
      400,
    )
    expect(await offsetOf(upload)).toBe(150)
  })

  it('is rejected if its bytes do not match the declared digest', async () => {
    const { url } = await open()
    const body = await jpegWithPlace()
    const upload = await create(url, body.length, {
      'Upload-Metadata': meta({ location: 'Logos', sha256: '0'.repeat(64) }),
    })
    const response = await patch(upload, 0, body)
    expect([response.status, await response.json()]).toEqual([460, { kind: 'invalid-checksum' }])
    expect(await offsetOf(upload)).toBe(404)
  })

  it('of a file that the library already has returns that picture, whatever its owner and location', async () => {
    const { url, media, folder, made } = await open()
    const body = await noise(400, 300).jpeg().toBuffer()
    const send = async (location: string, person: string): Promise<Record<string, unknown>> => {
      const headers = { 'X-Person': person, 'Upload-Metadata': meta({ location }) }
      return (await patch(await create(url, body.length, headers), 0, body, headers)).json()
    }
    const [first, second] = await Promise.all([send('Logos', 'ana'), send('Logos', 'ana')])
    expect([first.wasKnown, second.wasKnown].sort()).toEqual([false, true])
    const third = await send('blogImages', 'berto')
    expect(third).toEqual({ ...first, wasKnown: true })
    expect(second.address).toBe(first.address)
    const stored = (await media.store.list('')).filter((key) => key.split('/').length === 2)
    expect(stored.map((key) => `/media/${key}`)).toEqual([first.address])
    expect(
      made.map((id) => stored[0]?.includes(id)),
      'onNew is called once',
    ).toEqual([true])
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('gets the status that tus defines for each protocol error', async () => {
    const { url } = await open()
    const upload = await create(url, 100)
    const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
    const ask = async (method: string, headers: Headers): Promise<(number | string | null)[]> => {
      const body = method === 'PATCH' ? Buffer.alloc(10) : null
      const address = method === 'POST' ? `${url}/subidas` : upload
      const answer = await fetch(address, { method, headers, body })
      const { status, headers: said } = answer
      return [status, said.get('Tus-Resumable'), said.get('Tus-Version')]
    }
    for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE']) {
      expect(await ask(method, type)).toEqual([412, '1.0.0', '1.0.0'])
      expect(await ask(method, { ...type, 'Tus-Resumable': '0.2.2' })).toEqual([412, '1.0.0', '1.0.0'])
    }
    const wrongType = { ...type, ...tus, 'Content-Type': 'image/jpeg' }
    expect(await ask('PATCH', wrongType)).toEqual([415, '1.0.0', null])
    expect(await offsetOf(upload)).toBe(0)
    expect((await patch(upload, 0, Buffer.alloc(10))).status).toBe(204)
  })

  it.each([
    'sha1 X junk',
    'sha1 X',
    'sha1',
    'sha256 2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
    'sha1 2jmj7l5rSw0yVb/vlWAYkK/YBwk= junk',
    ' ',
  ])('with the checksum %j is rejected', async (checksum) => {
    const { url } = await open()
    const upload = await create(url, 100)
    const answer = await patch(upload, 0, Buffer.alloc(100), { 'Upload-Checksum': checksum })
    expect(answer.status).toBe(400)
    expect(await offsetOf(upload)).toBe(0)
  })

  it('counts towards the limits per person on number and bytes', async () => {
    const { url } = await open()
    const begin = (person: string, size: number): Promise<Response> =>
      fetch(`${url}/subidas`, {
        method: 'POST',
        headers: { ...tus, ...inTopics, 'X-Person': person, 'Upload-Length': String(size) },
      })
    const answers = await Promise.all(Array.from({ length: 70 }, () => begin('ana', 10)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(64)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(await Promise.all(refused.map(async (one) => [one.status, await one.json()]))).toEqual(
      Array(6).fill([429, { kind: 'too-many-uploads' }]),
    )
    expect((await begin('berto', 10)).status).toBe(201)
    const own = answers.find(({ status }) => status === 201)?.headers.get('Location')
    expect(
      (await fetch(url + own, { method: 'DELETE', headers: { ...tus, 'X-Person': 'ana' } })).status,
    ).toBe(204)
    expect((await begin('ana', 10)).status).toBe(201)
    const large = await Promise.all(Array.from({ length: 30 }, () => begin('carla', 10_000_000)))
    expect(large.filter(({ status }) => status === 201)).toHaveLength(26)
  })

  it('above 10 MB is rejected before a byte is sent', async () => {
    const { url } = await open()
    const response = await fetch(`${url}/subidas`, {
      method: 'POST',
      headers: { ...tus, ...inTopics, 'Upload-Length': String(10 * 1024 * 1024 + 1) },
    })
    expect([response.status, await response.json()]).toEqual([413, { kind: 'too-large' }])
  })

  it('rejects more bytes than were announced', async () => {
    const { url } = await open()
    const upload = await create(url, 100)
    expect((await patch(upload, 0, Buffer.alloc(5_000_000))).status).toBe(413)
    expect(await offsetOf(upload)).toBe(0)
  })

  it('is accessible to its owner only, and returns 404 to other accounts', async () => {
    const { url } = await open()
    const body = await jpegWithPlace()
    const upload = await create(url, body.length)
    const other = { 'X-Person': 'berto' }
    expect(await offsetOf(upload, other)).toBe(404)
    expect((await patch(upload, 0, body, other)).status).toBe(404)
    expect((await fetch(upload, { method: 'DELETE', headers: { ...tus, ...other } })).status).toBe(404)
    expect((await patch(upload, 0, body)).status).toBe(200)
    expect((await fetch(upload, { headers: other })).status).toBe(404)
    expect(await offsetOf(upload, other)).toBe(404)
  })

  it('returns its result again if the first response was lost', async () => {
    const { url, made } = await open()
    const body = await jpegWithPlace()
    const upload = await create(url, body.length)
    const first = await (await patch(upload, 0, body)).json()
    expect(await offsetOf(upload)).toBe(body.length)
    expect(await (await fetch(upload)).json()).toEqual(first)
    expect(made).toEqual([upload.slice(-24)])
  })

  it('leaves no files when it is cancelled', async () => {
    const { url, folder } = await open()
    const upload = await create(url, 1000)
    await patch(upload, 0, Buffer.alloc(100))
    expect((await fetch(upload, { method: 'DELETE', headers: tus })).status).toBe(204)
    expect(await offsetOf(upload)).toBe(404)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('expires after a day, with all of its files', async () => {
    const { url, folder, media } = await open()
    const upload = await create(url, 1000)
    expect(await media.uploads.cleanUp(Date.now() + uploadsLiveMs - 60_000)).toBe(0)
    expect(await offsetOf(upload)).toBe(0)
    expect(await media.uploads.cleanUp(Date.now() + uploadsLiveMs + 60_000)).toBe(1)
    expect(await offsetOf(upload)).toBe(404)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })
})

describe('a hostile upload', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 415, 'unsupported-type'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 415, 'unsupported-type'],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 422, 'broken-image'],
    ['a bomb', pngBomb(20_000), 422, 'too-many-pixels'],
  ])('of %s is rejected and removed', async (_, content, status, kind) => {
    const { url, folder, media } = await open()
    const body = Buffer.from(content)
    const upload = await create(url, body.length)
    const response = await patch(upload, 0, body)
    expect([response.status, await response.json()]).toEqual([status, { kind }])
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
    expect(await media.store.list('')).toEqual([])
  })

  it.each([
    '../../../etc/passwd',
    'a'.repeat(300),
    'foto.svg',
    '.htaccess',
    'x\0y.png',
    'CON',
    '<script>.png',
  ])('may have the file name %j, which is never used', async (filename) => {
    const { url, folder } = await open()
    const body = await noise(8, 8).png().toBuffer()
    const metadata = {
      'Upload-Metadata': meta({ location: 'Logos', filename, name: filename, filetype: 'text/html' }),
    }
    const upload = await create(url, body.length, metadata)
    const { address } = await (await patch(upload, 0, body)).json()
    expect(address).toMatch(/^\/media\/Logos\/[0-9a-f]{24}-8x8-[0-9a-f]{3}\.webp$/)
    expect(await readdir(join(folder, 'files', 'Logos'))).toContain(address.split('/').at(-1))
  })

  it.each(['../Logos', 'otra', '', '__proto__'])('to the location %j is rejected', async (location) => {
    const { url } = await open()
    const headers = { ...tus, 'Upload-Length': '10', 'Upload-Metadata': meta({ location }) }
    const response = await fetch(`${url}/subidas`, { method: 'POST', headers })
    expect([response.status, await response.json()]).toEqual([400, { kind: 'invalid-argument' }])
  })

  it('cannot reach files of the server through its id', async () => {
    const { url } = await open()
    for (const id of ['..%2f..%2fbase.db', '..%252fbase', 'a'.repeat(300), 'base.db'])
      expect(await offsetOf(`${url}/subidas/${id}`)).toBe(404)
  })
})

// Announces the whole body and sends only its first part.
function beginToSend(url: string, body: Uint8Array, length: number): ClientRequest {
  const { hostname, port, pathname: path } = new URL(url)
  const type = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  const headers = { ...tus, ...type, 'Content-Length': String(body.length) }
  const sending = request({ hostname, port, path, method: 'PATCH', headers })
  sending.on('error', () => undefined)
  sending.write(body.subarray(0, length))
  return sending
}

import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterEach, describe, expect, it } from 'vitest'
import type { FileStore, StoredFile } from './file-store.ts'
import { openFileStore, readS3Url } from './open-file-store.server.ts'
import { openS3Store } from './s3-store.server.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-store-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const credentials = 'S3RVER:S3RVER@'

async function newS3Url(bucket = 'fotos'): Promise<string> {
  const directory = await newFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'fotos' }],
  })
  const { port } = await server.run()
  cleanups.push(() => server.close())
  return `s3://${credentials}${bucket}/centro?endpoint=http://127.0.0.1:${port}`
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = async (file: StoredFile | undefined): Promise<string | undefined> =>
  file && new Response(file.body).text()

describe.each([
  { kind: 'disk', open: async () => openFileStore(undefined, await newFolder()) },
  { kind: 'S3', open: async () => openFileStore(await newS3Url(), '') },
])('a file store on $kind', ({ open }) => {
  const put = (store: FileStore, key: string, body = key): Promise<void> =>
    store.put(key, bytes(body), 'image/webp')

  it('returns what was stored', async () => {
    const store = await open()
    await put(store, 'Logos/a.webp', 'hola')
    const file = await store.get('Logos/a.webp')
    expect(file?.size).toBe(4)
    expect(await text(file)).toBe('hola')
  })

  it('preserves every byte of a large file', async () => {
    const store = await open()
    const large = crypto.getRandomValues(new Uint8Array(60_000))
    await store.put('Logos/a.webp', large, 'image/webp')
    const file = await store.get('Logos/a.webp')
    expect(new Uint8Array(await new Response(file?.body).arrayBuffer())).toEqual(large)
  })

  it('returns undefined for a missing file', async () => {
    expect(await (await open()).get('Logos/nada.webp')).toBeUndefined()
  })

  it('replaces a file with the same key', async () => {
    const store = await open()
    await put(store, 'Logos/a.webp', 'uno')
    await put(store, 'Logos/a.webp', 'otro')
    expect(await text(await store.get('Logos/a.webp'))).toBe('otro')
  })

  it('returns a range, clipped to the end of the file, with the full size', async () => {
    const store = await open()
    await put(store, 'Logos/a.webp', 'abcdef')
    const middle = await store.get('Logos/a.webp', { start: 2, end: 4 })
    expect([middle?.size, await text(middle)]).toEqual([6, 'cd'])
    const rest = await store.get('Logos/a.webp', { start: 4, end: 100 })
    expect([rest?.size, await text(rest)]).toEqual([6, 'ef'])
    const behind = await store.get('Logos/a.webp', { start: 9, end: 100 })
    expect([behind?.size, await text(behind)]).toEqual([6, ''])
  })

  it('returns the size of a file, or undefined for a missing file', async () => {
    const store = await open()
    await put(store, 'Logos/a.webp', 'abcdef')
    expect(await store.size('Logos/a.webp')).toBe(6)
    expect(await store.size('Logos/nada.webp')).toBeUndefined()
    expect(await store.size('Logos/a.webp/b.webp')).toBeUndefined()
  })

  it('lists the keys with a prefix in order, a picture before its variants', async () => {
    const store = await open()
    for (const key of ['Logos/b.webp', 'Logos/a/640.avif', 'Logos/a.webp', 'blogImages/c.webp'])
      await put(store, key)
    expect(await store.list('Logos/a')).toEqual(['Logos/a.webp', 'Logos/a/640.avif'])
    expect(await store.list('Logos/')).toEqual(['Logos/a.webp', 'Logos/a/640.avif', 'Logos/b.webp'])
    expect(await store.list('retosImages/')).toEqual([])
    expect(await store.list('')).toHaveLength(4)
  })

  it('deletes a file, and ignores a missing one', async () => {
    const store = await open()
    await put(store, 'Logos/a.webp')
    await store.delete('Logos/a.webp')
    await store.delete('Logos/a.webp')
    expect(await store.get('Logos/a.webp')).toBeUndefined()
    expect(await store.list('')).toEqual([])
  })

  it.each([
    '../a',
    'Logos/../a',
    'Logos/.hidden',
    '/etc/passwd',
    'Logos',
    '',
    'Logos/a\0.webp',
    `Logos/${'a'.repeat(300)}`,
  ])('rejects the key %j', async (key) => {
    const store = await open()
    const refusal = expect.objectContaining({ kind: 'invalid-argument' })
    await expect((async () => put(store, key, 'x'))()).rejects.toEqual(refusal)
    await expect((async () => store.get(key))()).rejects.toEqual(refusal)
    await expect((async () => store.size(key))()).rejects.toEqual(refusal)
    await expect((async () => store.delete(key))()).rejects.toEqual(refusal)
  })
})

describe('a file store that fails', () => {
  it('reports a missing S3 bucket', async () => {
    const store = await openFileStore(await newS3Url('otro'), '')
    await expect(store.put('Logos/a.webp', bytes('x'), 'image/webp')).rejects.toMatchObject({
      kind: 'bucket-not-found',
    })
  })

  it('reports an unreachable S3 server', async () => {
    const store = await openFileStore(`s3://${credentials}fotos?endpoint=http://127.0.0.1:9`, '')
    await expect(store.get('Logos/a.webp')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('times out if an S3 server accepts connections but never responds', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => void sockets.add(socket.resume())).listen(0, '127.0.0.1')
    cleanups.push(async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = `s3://${credentials}fotos?endpoint=http://127.0.0.1:${port}`
    for (const timeouts of [{ answerMs: 100 }, { readMs: 100 }]) {
      const store = openS3Store({ ...readS3Url(url), ...timeouts })
      for (const ask of [store.get, store.size])
        await expect(ask('Logos/a.webp')).rejects.toMatchObject({ kind: 'unavailable' })
    }
    await expect.poll(() => [...sockets].every((socket) => socket.closed)).toBe(true)
  })

  it('reports a folder that cannot be created', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'files'), '')
    const store = await openFileStore(undefined, folder)
    await expect(store.put('Logos/a.webp', bytes('x'), 'image/webp')).rejects.toMatchObject({
      name: 'StorageError',
    })
  })
})

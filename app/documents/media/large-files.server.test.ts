import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openLargeFiles } from './open-file-store.server.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-large-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function newS3Place(): Promise<string> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await newFolder(),
    configureBuckets: [{ name: 'copias' }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return `s3://S3RVER:S3RVER@copias/centro?endpoint=http://127.0.0.1:${port}`
}

describe.each([
  { kind: 'a folder', newPlace: async () => join(await newFolder(), 'copias') },
  { kind: 'S3', newPlace: newS3Place },
])('large files in $kind', ({ newPlace }) => {
  it('appear when they are complete, and are read back as a stream', async () => {
    const files = await openLargeFiles(await newPlace())
    expect(await files.list()).toEqual([])
    const sink = await files.create('a.tar')
    const piece = Buffer.alloc(3 * 1024 * 1024, 'polea ')
    // More than one part of a multipart upload.
    for (let number = 0; number < 6; number++) await sink.write(piece)
    expect(await files.list()).toEqual([])
    await sink.commit()
    expect(await files.list()).toEqual([{ name: 'a.tar', bytes: 6 * piece.length }])
    const file = await files.open('a.tar')
    expect(file?.size).toBe(6 * piece.length)
    const bytes = Buffer.from(await new Response(file?.body).arrayBuffer())
    expect(bytes.equals(Buffer.concat(Array.from({ length: 6 }, () => piece)))).toBe(true)
    await files.remove('a.tar')
    await files.remove('a.tar')
    expect(await files.list()).toEqual([])
    expect(await files.open('a.tar')).toBeUndefined()
  })

  it('leave nothing behind when they are aborted', async () => {
    const files = await openLargeFiles(await newPlace())
    const sink = await files.create('a.tar')
    await sink.write(Buffer.from('media'))
    await sink.abort()
    expect(await files.list()).toEqual([])
  })
})

it('removes the old partial files of a killed process when the next file is created', async () => {
  const folder = await newFolder()
  for (const name of ['old.tar.parte', 'new.tar.parte', 'ajena.txt']) await writeFile(join(folder, name), 'x')
  const longAgo = new Date('2026-01-01T00:00:00Z')
  for (const name of ['old.tar.parte', 'ajena.txt']) await utimes(join(folder, name), longAgo, longAgo)
  const sink = await (await openLargeFiles(folder)).create('a.tar')
  await sink.commit()
  expect(await readdir(folder)).toEqual(['a.tar', 'ajena.txt', 'new.tar.parte'])
})

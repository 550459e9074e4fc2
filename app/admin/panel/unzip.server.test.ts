import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { ChosenFile } from '../../documents/core/import-paths.ts'
import { unzip } from './unzip.ts'

const mebibyte = 1024 * 1024
const toZip = (files: Zippable): Uint8Array<ArrayBuffer> => Uint8Array.from(zipSync(files))

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<ChosenFile[]> {
  const files: ChosenFile[] = []
  await unzip(new File([bytes], 'curso.zip'), (file) => files.push(file))
  return files
}

function faultOf(files: Zippable): Promise<unknown> {
  return unpack(toZip(files)).then(
    () => 'none',
    ({ kind, fileName }) => [kind, fileName],
  )
}

it('returns only the documents and pictures of a ZIP', async () => {
  const files = await unpack(
    toZip({
      'curso/a.md': strToU8('# Hola'),
      'curso/fotos/': new Uint8Array(),
      'curso/fotos/ñu.png': new Uint8Array([1, 2, 3]),
      'curso/nota.txt': strToU8('no'),
      '__MACOSX/a.md': strToU8('no'),
    }),
  )
  expect(files.map(({ path, blob }) => [path, blob.size])).toEqual([
    ['curso/a.md', 6],
    ['curso/fotos/ñu.png', 3],
  ])
  expect(await files[0]?.blob.text()).toBe('# Hola')
})

it.each([
  ['too-many-documents', 'curso.zip', 501, '.md'],
  ['too-many-files', 'curso.zip', 5_001, '.png'],
])('rejects %s before unpacking', async (kind, name, count, ending) => {
  const entries = Array.from({ length: count }, (_, index) => [`f/${index}${ending}`, strToU8('a')] as const)
  expect(await faultOf(Object.fromEntries(entries))).toEqual([kind, name])
})

it('rejects files that are too large for their kind, and a ZIP bomb', async () => {
  expect(await faultOf({ 'a.md': new Uint8Array(3 * mebibyte) })).toEqual(['too-big', 'a.md'])
  expect(await faultOf({ 'a.png': new Uint8Array(11 * mebibyte) })).toEqual(['too-big', 'a.png'])
  const zeros: [Uint8Array, { level: 1 }] = [new Uint8Array(9 * mebibyte), { level: 1 }]
  const bomb = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.png`, zeros]))
  expect(await faultOf(bomb)).toEqual(['too-much', 'curso.zip'])
})

it('stops unpacking an entry that is larger than declared', async () => {
  const bytes = toZip({ 'a.md': [new Uint8Array(6 * mebibyte), { level: 6 }] })
  const view = new DataView(bytes.buffer)
  // The uncompressed size, in the local header and in the central directory.
  const directory = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  view.setUint32(22, 100, true)
  view.setUint32(directory + 24, 100, true)
  await expect(unpack(bytes)).rejects.toMatchObject({ fileName: 'a.md' })
})

it('detects a damaged entry', async () => {
  const bytes = toZip({ 'a.md': [strToU8('hola mundo'), { level: 0 }] })
  bytes[Buffer.from(bytes).indexOf('mundo')] = 88
  await expect(unpack(bytes)).rejects.toMatchObject({ kind: 'damaged', fileName: 'a.md' })
})

it('rejects an encrypted entry, an endless path, and a file that is not a ZIP', async () => {
  const locked = toZip({ 'a.md': strToU8('hola') })
  const directory = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  locked[6] = 1
  locked[directory + 8] = 1
  await expect(unpack(locked)).rejects.toMatchObject({ kind: 'encrypted' })
  expect(await faultOf({ [`${'a/'.repeat(600)}b.md`]: strToU8('a') })).toMatchObject([
    'long-path',
    expect.any(String),
  ])
  await expect(unpack(new TextEncoder().encode('no soy un zip'))).rejects.toMatchObject({ kind: 'no-zip' })
  await expect(unpack(toZip({ 'a.md': strToU8('hola') }).slice(0, 40))).rejects.toMatchObject({
    kind: 'no-zip',
  })
})

/** A ZIP as written by Windows: names in a code page, not marked as UTF-8. */
function zipOfBytes(name: readonly number[]): Uint8Array<ArrayBuffer> {
  const stand = 'z'.repeat(name.length)
  const bytes = toZip({ [`${stand}.md`]: strToU8('hola') })
  const buffer = Buffer.from(bytes.buffer)
  for (let at = buffer.indexOf(stand); at !== -1; at = buffer.indexOf(stand, at)) bytes.set(name, at)
  return bytes
}

it.each([
  ['code page 850', [0xe0, 0x6e, 0xa4, 0xa2], 'Ónñó.md'],
  ['code page 437', [0x4c, 0xea, 0xa0], 'LΩá.md'],
  ['decomposed letters', [...new TextEncoder().encode('n\u0303u')], 'ñu.md'],
  ['Windows separators', [...new TextEncoder().encode('c\\temario\\a')], 'c/temario/a.md'],
])('decodes names in %s', async (_name, bytes, path) => {
  expect((await unpack(zipOfBytes(bytes))).map((file) => file.path)).toEqual([path])
})

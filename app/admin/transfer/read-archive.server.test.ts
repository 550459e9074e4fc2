import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { listArchive, TransferRefusal } from './read-archive.server.ts'

const toZip = (files: Zippable): Buffer => Buffer.from(zipSync(files, { level: 0 }))

/** Replaces an entry name with another of the same length, in its header and in the central directory. */
function rename(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

async function write(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'web.zip')
  await writeFile(path, bytes)
  return path
}

async function refusalOf(bytes: Uint8Array, longest = 1000): Promise<string> {
  try {
    for (const file of await listArchive(await write(bytes), 'web.zip')) await file.read(longest)
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(TransferRefusal)
    return error instanceof TransferRefusal ? error.message : ''
  }
}

/** A handmade ZIP of empty entries that all point to one local header. */
function manyEntries(count: number): Buffer {
  const header = Buffer.from(zipSync({ x: new Uint8Array() })).subarray(0, 31)
  const entries = Array.from({ length: count }, (_, number) => {
    const name = Buffer.from(`b/${number}`)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(name.length, 28)
    return Buffer.concat([entry, name])
  })
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(header.length, 16)
  return Buffer.concat([header, directory, end])
}

it('returns the files of a ZIP with their contents, without those of operating systems', async () => {
  const path = await write(
    toZip({
      'blog/ñu.md': strToU8('Hola'),
      'blog/': new Uint8Array(),
      '__MACOSX/a': strToU8('no'),
      '.DS_Store': strToU8('no'),
    }),
  )
  const files = await listArchive(path, 'web.zip')
  expect(files.map((file) => file.path)).toEqual(['blog/ñu.md'])
  expect(Buffer.from((await files[0]?.read(100)) ?? []).toString()).toBe('Hola')
})

it.each([
  ['blog/../../../etc/a.md', 'blog/xx/xx/xx/etc/a.md'],
  ['/etc/passwd.md', 'xetc/passwd.md'],
  ['C:/a/b.md', 'Cx/a/b.md'],
  ['..\\..\\a.md', 'xxxxxxa.md'],
  ['blog\\a.md', 'blogxa.md'],
  ['blog/a\0.md', 'blog/ax.md'],
])('rejects a ZIP with a path outside its folder: %j', async (name, harmless) => {
  const zip = rename(toZip({ [harmless]: strToU8('Hola') }), harmless, name)
  expect(await refusalOf(zip)).toMatch(/apunta fuera de su carpeta/)
})

it('rejects links, duplicates, encryption, long names and damage, and names the file', async () => {
  const link = toZip({ 'blog/a.md': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
  expect(await refusalOf(link)).toMatch(/«blog\/a.md» es un enlace a otro archivo/)
  const twice = rename(toZip({ 'a.md': strToU8('1'), 'b.md': strToU8('2') }), 'b.md', 'a.md')
  expect(await refusalOf(twice)).toMatch(/«a.md» está dos veces/)
  const locked = toZip({ 'a.md': strToU8('hola') })
  locked[6] = 1
  locked[locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8] = 1
  expect(await refusalOf(locked)).toMatch(/tiene contraseña/)
  expect(await refusalOf(toZip({ [`${'a/'.repeat(600)}b.md`]: strToU8('a') }))).toMatch(/demasiado largo/)
  const damaged = toZip({ 'a.md': strToU8('hola mundo') })
  damaged[damaged.indexOf('mundo')] = 88
  expect(await refusalOf(damaged)).toMatch(/«a.md» está dañado/)
})

it('rejects files that are not a ZIP, truncated ZIPs and empty files', async () => {
  const whole = toZip({ 'a.md': strToU8('hola') })
  for (const bytes of [strToU8('PK no soy un zip'), whole.subarray(0, 40), new Uint8Array()])
    expect(await refusalOf(bytes)).toMatch(/No es un ZIP ni un JSON/)
})

it('stops unpacking an entry longer than declared or than allowed', async () => {
  const bomb = Buffer.from(zipSync({ 'a.md': new Uint8Array(5_000_000) }, { level: 9 }))
  expect(bomb.length).toBeLessThan(10_000)
  expect(await refusalOf(bomb)).toMatch(/demasiado grande/)
  const liar = Buffer.from(bomb)
  liar.writeUInt32LE(100, 22)
  liar.writeUInt32LE(100, liar.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  expect(await refusalOf(liar)).toMatch(/demasiado grande|dañado/)
})

it('stops listing at the limit of files', async () => {
  const path = await write(manyEntries(51))
  await expect(listArchive(path, 'web.zip', 50)).rejects.toThrow(/demasiados archivos/)
  expect(await listArchive(path, 'web.zip', 51)).toHaveLength(51)
})

it('rejects a ZIP of a million files by its end record, before listing', async () => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(60_000_000, 12)
  expect(await refusalOf(Buffer.concat([Buffer.from('PK'), end]))).toMatch(/demasiados archivos/)
  end.writeUInt32LE(0xffffffff, 12)
  const [record, locator] = [Buffer.alloc(56), Buffer.alloc(20)]
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(60_000_000_000n, 40)
  locator.writeUInt32LE(0x07064b50, 0)
  expect(await refusalOf(Buffer.concat([record, locator, end]))).toMatch(/demasiados archivos/)
})

it('decodes names of old systems, and never writes a file under such a name', async () => {
  const zip = rename(toZip({ 'blog/xx.md': strToU8('Hola') }), 'blog/xx.md', 'blog/\xa4\xff.md')
  const path = await write(zip)
  const [file] = await listArchive(path, 'web.zip')
  expect(file?.path).toMatch(/^blog\/..\.md$/)
  expect(await readFile(path)).toHaveLength(zip.length)
})

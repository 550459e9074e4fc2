import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepingAssets } from './kept-assets.ts'

let folder = ''
let assets = ''
let list = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-assets-'))
  assets = join(folder, 'build/client/assets')
  list = join(folder, 'build/left.json')
})
afterEach(() => rm(folder, { recursive: true }))

/** A build that deletes the build folder, as the real one does, and writes these files. */
const building = (files: Record<string, string>) => async () => {
  await rm(join(folder, 'build'), { recursive: true, force: true })
  await mkdir(assets, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets, name), text)
}
const build = (files: Record<string, string>, now = Date.now()) =>
  keepingAssets(building(files), { assets, list, kept: join(folder, 'kept'), now })
const served = async () => (await readdir(assets)).toSorted()

test('files of the previous build stay beside the new ones; a new file replaces an old one of the same name', async () => {
  await build({ 'a-1.js': 'old', 'same.js': 'old' })
  await build({ 'a-2.js': 'new', 'same.js': 'new' })
  expect(await served()).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(await readFile(join(assets, 'same.js'), 'utf8')).toBe('new')
  expect(await readdir(folder)).toEqual(['build'])
})

test('old files are deleted thirty days after the last build that included them', async () => {
  const dayMs = 24 * 3_600_000
  await build({ 'a-1.js': 'old' }, 0)
  await build({ 'a-2.js': 'new' }, 100 * dayMs)
  expect(await served()).toEqual(['a-1.js', 'a-2.js'])
  await build({ 'a-2.js': 'new' }, 129 * dayMs)
  expect(await served()).toEqual(['a-1.js', 'a-2.js'])
  await build({ 'a-2.js': 'new' }, 131 * dayMs)
  expect(await served()).toEqual(['a-2.js'])
})

test('a build that fails half way loses no old file', async () => {
  await build({ 'a-1.js': 'old' })
  const failing = async () => {
    await rm(join(folder, 'build'), { recursive: true })
    throw new Error('killed')
  }
  await expect(keepingAssets(failing, { assets, list, kept: join(folder, 'kept') })).rejects.toThrow('killed')
  await build({ 'a-2.js': 'new' })
  expect(await served()).toEqual(['a-1.js', 'a-2.js'])
})

test('a list of old files that an earlier version wrote among the assets is moved out of them', async () => {
  await build({ 'a-1.js': 'old', 'left.json': JSON.stringify({ 'a-0.js': Date.now() }), 'a-0.js': 'older' })
  await rm(list)
  await build({ 'a-2.js': 'new' })
  expect(await served()).toEqual(['a-0.js', 'a-1.js', 'a-2.js'])
  expect(Object.keys(JSON.parse(await readFile(list, 'utf8'))).toSorted()).toEqual(['a-0.js', 'a-1.js'])
})

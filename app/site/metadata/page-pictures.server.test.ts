import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { defaultSettings } from '../../platform/http/site-settings.ts'
import { fixedSheet, sheetAddress } from '../../ui/components/og-image.ts'
import type { DrawingTask } from './page-picture-worker.server.ts'
import { openPagePictures } from './page-pictures.server.ts'

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function open(most = { kept: 3, waiting: 5 }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-og-'))
  folders.push(dataDir)
  const drawn: string[] = []
  const faults: unknown[] = []
  const draw = async ({ sheet: ogImage }: DrawingTask): Promise<Uint8Array> => {
    drawn.push(ogImage.title)
    return new TextEncoder().encode(ogImage.title)
  }
  const parts = {
    dataDir,
    words: () => defaultSettings,
    reportError: (error: unknown) => void faults.push(error),
  }
  const pictures = openPagePictures({ ...parts, draw, most })
  const get = async (title: string, from = pictures) => {
    const png = await from.get(fixedSheet(`/${title}`, title))
    return png && new TextDecoder().decode(png)
  }
  const reopen = () => openPagePictures({ ...parts, draw, most })
  const files = () => readdir(join(dataDir, 'page-pictures', 'pagina'))
  return { get, reopen, drawn, faults, files, parts }
}

test('draws a picture once for concurrent requests, and reuses it after a restart', async () => {
  const { get, reopen, drawn, faults } = await open()
  expect(await Promise.all([get('uno'), get('uno'), get('uno')])).toEqual(['uno', 'uno', 'uno'])
  expect(await get('uno')).toBe('uno')
  expect(await get('uno', reopen())).toBe('uno')
  expect(drawn).toEqual(['uno'])
  expect(faults).toEqual([])
})

test('evicts the least recently used picture above the limit', async () => {
  const { get, drawn, files, faults } = await open()
  for (const title of ['a', 'b', 'c', 'a', 'd']) await get(title)
  await expect.poll(async () => (await files()).map((name) => name.charAt(0)).sort()).toEqual(['a', 'c', 'd'])
  expect(await get('b')).toBe('b')
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'b'])
  expect(faults).toEqual([])
})

test('returns undefined while the queue is full, and a picture later', async () => {
  const { get } = await open()
  const titles = Array.from({ length: 9 }, (_, index) => `t${index}`)
  const given = await Promise.all(titles.map((title) => get(title)))
  expect(given.filter((png) => png === undefined).length).toBeGreaterThan(0)
  expect(given.filter((png) => png !== undefined).length).toBeGreaterThanOrEqual(5)
  expect(await get('t8')).toBe('t8')
})

test('the thread draws a valid PNG', async () => {
  const { parts } = await open()
  const png = await openPagePictures(parts).get(fixedSheet('/temario', 'Temario'))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('the address changes with everything that is drawn', () => {
  const ogImage = fixedSheet('/temario', 'Temario')
  const changed = [
    ...[{ title: 'Temarios' }, { kind: 'Tema' }, { detail: 'x' }, { color: 'red' as const }].map((change) =>
      sheetAddress({ ...ogImage, ...change }, defaultSettings),
    ),
    sheetAddress(ogImage, { ...defaultSettings, siteName: 'Otra' }),
    sheetAddress(ogImage, defaultSettings),
  ]
  expect(new Set(changed).size).toBe(6)
  for (const address of changed) expect(address).toMatch(/^\/og\/pagina\/temario-[0-9a-f]{16}\.png$/)
})

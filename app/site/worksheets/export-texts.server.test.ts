import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDiskStore } from '../../documents/media/disk-store.server.ts'
import { pictureAddress, variantKey } from '../../documents/media/picture-address.ts'
import { openPictures } from '../../documents/media/pictures.server.ts'
import { openMoodleTexts } from './export-texts.server.ts'

const name = {
  location: 'problemasImages',
  id: 'a'.repeat(24),
  width: 1600,
  height: 800,
  tint: 'abc',
} as const

async function openTexts(makeVariant: () => Promise<Uint8Array | undefined>) {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = openDiskStore(folder)
  const variants = { make: makeVariant, makeAll() {}, async close() {} }
  const figures = new Map()
  const pictures = openPictures(figures, () => 'Un «motor» & su rueda')
  return { store, texts: openMoodleTexts({ pictures, figures, media: { store, variants } }) }
}

it('exports an uploaded picture with its text, in a size that fits a page', async () => {
  const { store, texts } = await openTexts(async () => undefined)
  await store.put(variantKey(name, { width: 960, format: 'webp' }), Buffer.from('960'), 'image/webp')
  const { html, files } = await texts.markdown(
    `Mira: ![Un motor](${pictureAddress(name)}) y [esto](/topic/a).`,
  )
  expect(files).toEqual([
    { name: `problemasImages-${name.id}-1600x800-abc.webp`, base64: Buffer.from('960').toString('base64') },
  ])
  expect(html).toContain(`src="@@PLUGINFILE@@/${files[0]?.name}"`)
  expect(html).not.toMatch(/srcset|href/)
})

it('exports the head picture below the statement with its description, resized if necessary', async () => {
  const { texts } = await openTexts(async () => Buffer.from('made'))
  const { html, files } = await texts.headPicture(pictureAddress(name), 'sin imagen')
  expect(html).toContain('alt="Un «motor» &amp; su rueda" width="1600" height="800"')
  expect(files.map(({ base64 }) => base64)).toEqual([Buffer.from('made').toString('base64')])
  expect(await texts.headPicture(pictureAddress(name), `![a](${pictureAddress(name)})`)).toEqual({
    html: '',
    files: [],
  })
  expect(await texts.headPicture('https://otra.example/a.png', '')).toEqual({ html: '', files: [] })
})

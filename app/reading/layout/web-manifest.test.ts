import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import routes from '../../routes.ts'
import { webManifest } from './web-manifest.ts'

const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })
const manifest = z
  .object({
    name: z.string(),
    short_name: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .parse(webManifest({ siteName: 'Tecno del instituto', tagline: 'Aprende.' }))

test('contains the name of the site', () => {
  expect([manifest.name, manifest.short_name]).toEqual(['Tecno del instituto', 'Tecno del instituto'])
})

test('lists existing icons with their actual size and type', async () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of manifest.icons) {
    const file = `public${src}`
    expect(existsSync(file), file).toBe(true)
    const { width, height, format } = await sharp(file).metadata()
    const found = format === 'svg' ? 'any image/svg+xml' : `${width}x${height} image/${format}`
    expect(found).toBe(`${sizes} ${type}`)
  }
})

test('lists shortcuts to existing pages only', () => {
  const paths = routes.map(({ path }) => `/${path}`)
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Temario', 'Retos', 'Problemas', 'Buscar'])
  expect(manifest.shortcuts.filter(({ url }) => !paths.includes(url))).toEqual([])
})

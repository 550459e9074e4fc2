import { expect, it } from 'vitest'
import { picture, text } from './fields.ts'
import { isDocument, isPicture, kindSlugOfPath, replacePictures, resolvePath } from './import-paths.ts'

const kinds = [
  { tipo: 'temario', folder: 'temario' },
  { tipo: 'tools', folder: 'herramientas' },
]
const fields = {
  content: text({ label: 'Contenido', required: 'el contenido' }),
  imageUrl: picture({ folder: 'temarioImages' }),
}

it('finds the tipo of a document by its folder', () => {
  expect(kindSlugOfPath('curso/temario/palanca.md', kinds)).toBe('temario')
  expect(kindSlugOfPath('Herramientas/a.md', kinds)).toBe('tools')
  expect(kindSlugOfPath('otra/a.md', kinds)).toBeUndefined()
  expect(kindSlugOfPath('constructor/a.md', kinds)).toBeUndefined()
  expect(kindSlugOfPath('temario', kinds)).toBeUndefined()
})

it('skips files and folders whose name starts with a dot or an underscore', () => {
  expect(isDocument('temario/_plantilla.md')).toBe(false)
  expect(isDocument('__MACOSX/temario/a.md')).toBe(false)
  expect(isDocument('temario/a.MD')).toBe(true)
  expect(isPicture('fotos/.DS_Store.png')).toBe(false)
})

it('resolves a picture relative to its document, and ignores web addresses', () => {
  expect(resolvePath('a/temario/x.md', '../fotos/mi%20foto.png')).toBe('a/fotos/mi foto.png')
  expect(resolvePath('x.md', './a.png?v=1')).toBe('a.png')
  expect(resolvePath('x.md', 'https://a.es/b.png')).toBeUndefined()
  expect(resolvePath('x.md', '/figuras/a.svg')).toBeUndefined()
  expect(resolvePath('x.md', '../../../etc/passwd')).toBe('etc/passwd')
})

it('replaces the addresses of uploaded pictures in texts and fields, and leaves the rest', () => {
  const texts = { content: '![a](f/a.png "T") ![b](<f/b c.png>) [x](f/a.png)', imageUrl: 'f/a.png' }
  const addresses: Record<string, string> = { 'f/a.png': '/media/1', 'f/b c.png': '/media/2' }
  expect(replacePictures({ path: 'x.md', texts, fields }, (path) => addresses[path])).toEqual({
    content: '![a](/media/1 "T") ![b](/media/2) [x](f/a.png)',
    imageUrl: '/media/1',
  })
})

it('parses hostile text in linear time', { timeout: 10_000 }, () => {
  const texts = { content: '![a]('.repeat(20_000) + '!['.repeat(20_000) }
  // Quadratic time would exceed the timeout.
  expect(replacePictures({ path: 'x.md', texts, fields }, () => undefined)).toEqual(texts)
})

it('finds pictures in reference definitions, root paths and Windows paths with any accents, but not in code', () => {
  const texts = {
    content:
      '![a][f]\n\n[f]: ../fotos/n\u0303u.png\n\n![b](/img/b.png) ![c](fotos\\c.png) `![d](d.png)`\n\n```\n![e](e.png)\n```',
    imageUrl: '/static/f.png',
  }
  const found = (path: string): string => `/media/${path}`
  expect(replacePictures({ path: 'x.md', texts, fields }, found)).toEqual({
    content:
      '![a][f]\n\n[f]: /media/fotos/ñu.png\n\n![b](/media//img/b.png) ![c](/media/fotos/c.png) `![d](d.png)`\n\n```\n![e](e.png)\n```',
    imageUrl: '/media//static/f.png',
  })
})

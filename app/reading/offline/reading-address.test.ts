import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { findFilePaths, isForever, isPicturePath, isReadingPath, pictureStem } from './reading-address.ts'

test('the worker answers for the pages that visitors read, and for none that belongs to somebody or changes something', () => {
  for (const path of ['/', '/temario', '/topic/palancas', '/retos/grua', '/problemas/dos-poleas', '/buscar'])
    expect([path, isReadingPath(path)]).toEqual([path, true])
  const own = routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => /^\/(edit|cuenta|entrar|salir|api|subidas|recuperar|vista-previa)/.test(path))
  expect(own.length).toBeGreaterThan(15)
  for (const path of [...own, '/editor', '/temario.data', '/sitemap.xml', '/robots.txt'])
    expect([path, isReadingPath(path)]).toEqual([path, false])
})

test('pictures are told by their folder, and those that never change by theirs', () => {
  expect(['/media/Logos/a.webp', '/figuras/a.svg', '/qr/topic/a.svg'].every(isPicturePath)).toBe(true)
  expect(isPicturePath('/topic/media')).toBe(false)
  expect(['/media/a', '/assets/a.js'].every(isForever)).toBe(true)
  expect(isForever('/figuras/a.svg')).toBe(false)
})

test('all forms of an uploaded picture begin alike', () => {
  const name = '/media/Logos/0123456789abcdef01234567-900x600-fff'
  for (const form of ['.webp', '/640.avif', '/1280.webp']) expect(pictureStem(name + form)).toBe(name)
  expect(pictureStem('/figuras/palanca.svg')).toBeUndefined()
})

test('the files of a page are found in its text, each once, those of a srcset too', () => {
  const html =
    '<script src="/assets/a-1.js"></script><img src="/media/L/x.webp" srcset="/media/L/x/320.webp 320w, /media/L/x/640.webp 640w"><img src="/figuras/b.svg"><img src="/figuras/b.svg"><a href="/topic/c">'
  expect(findFilePaths(html)).toEqual([
    '/assets/a-1.js',
    '/media/L/x.webp',
    '/media/L/x/320.webp',
    '/media/L/x/640.webp',
    '/figuras/b.svg',
  ])
})

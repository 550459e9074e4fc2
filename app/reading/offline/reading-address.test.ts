import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { findFilePaths, isForever, isPicturePath, isReadingPath, pictureStem } from './reading-address.ts'

test('handles the pages that visitors read, and none that is personal or changes data', () => {
  for (const path of ['/', '/temario', '/topic/palancas', '/retos/grua', '/problemas/dos-poleas', '/buscar'])
    expect([path, isReadingPath(path)]).toEqual([path, true])
  const own = routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => /^\/(edit|cuenta|entrar|salir|api|subidas|recuperar|vista-previa)/.test(path))
  expect(own.length).toBeGreaterThan(15)
  for (const path of [...own, '/editor', '/temario.data', '/sitemap.xml', '/robots.txt'])
    expect([path, isReadingPath(path)]).toEqual([path, false])
})

test('recognises pictures and immutable files by their folder', () => {
  expect(['/media/Logos/a.webp', '/figuras/a.svg', '/qr/topic/a.svg'].every(isPicturePath)).toBe(true)
  expect(isPicturePath('/topic/media')).toBe(false)
  expect(['/media/a', '/assets/a.js'].every(isForever)).toBe(true)
  expect(isForever('/figuras/a.svg')).toBe(false)
})

test('returns the common path of all variants of an uploaded picture', () => {
  const name = '/media/Logos/0123456789abcdef01234567-900x600-fff'
  for (const form of ['.webp', '/640.avif', '/1280.webp']) expect(pictureStem(name + form)).toBe(name)
  expect(pictureStem('/figuras/palanca.svg')).toBeUndefined()
})

test('finds the files in the HTML of a page without duplicates, including those in srcset', () => {
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

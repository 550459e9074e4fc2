import { expect, test } from 'vitest'
import { keptAddress, pageKey } from './page-key.ts'

const visitor = (url: string, headers: Record<string, string> = {}) =>
  pageKey({ method: 'GET', url, headers }, 'session')

test('keeps a page under its path', () => {
  expect(visitor('/topic/ley-de-ohm')).toBe('/topic/ley-de-ohm')
  expect(visitor('/')).toBe('/')
})

test('knows the parameters that choose what is shown, in one order', () => {
  expect(visitor('/temario?desde=x&bloque=b')).toBe('/temario?bloque=b&desde=x')
  expect(visitor('/problemas?problema=x&paginas=2')).toBe('/problemas?paginas=2&problema=x')
  expect(visitor('/problemas?categoria=Vida%20digital')).toBe('/problemas?categoria=Vida+digital')
})

test('cuts off parameters that choose nothing, so that nobody can fill the memory with them', () => {
  expect(visitor('/temario?utm_source=correo&x=<script>')).toBe('/temario')
  expect(visitor('/temario?desde=')).toBe('/temario')
})

test('takes only the first of a repeated parameter', () => {
  expect(visitor('/temario?bloque=a&bloque=b')).toBe('/temario?bloque=a')
})

test('keeps nothing of a person who is signed in, of another method, or of a page that answers what was typed', () => {
  expect(visitor('/', { cookie: 'a=1; session=x' })).toBeUndefined()
  expect(pageKey({ method: 'POST', url: '/', headers: {} }, 'session')).toBeUndefined()
  expect(visitor('/retos?tema=puentes')).toBeUndefined()
})

test('keeps nothing under an odd spelling of a path', () => {
  for (const path of [
    '/TEMARIO',
    '/%74emario',
    '//temario',
    '/temario/',
    '/../temario',
    `/${'a'.repeat(400)}`,
    '*',
    'http://x/',
  ]) {
    expect(keptAddress(path), path).toBeUndefined()
  }
})

test('asks the health of the site anew each time', () => {
  expect(visitor('/salud')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { addressOfMore, readListPart, toAddress } from './list-part.ts'

const read = (query: string) => readListPart(Object.fromEntries(new URLSearchParams(query)), 8)

test('a list begins with one page', () => {
  expect(read('')).toEqual({ after: null, pages: 1, limit: 8, added: undefined })
})

test('further pages are added below the first, and the link jumps to the new entries', () => {
  expect(read('paginas=3')).toEqual({ after: null, pages: 3, limit: 24, added: 16 })
  expect(addressOfMore('/problemas', { categoria: 'Vida digital' }, read(''), 'x')).toBe(
    '/problemas?categoria=Vida+digital&paginas=2#seguir',
  )
  expect(addressOfMore('/blog', {}, read('desde=y&paginas=3'), 'x')).toBe('/blog?desde=y&paginas=4#seguir')
})

test('a list has at most ten pages; then it starts again from its last entry', () => {
  expect(read('paginas=9999').limit).toBe(80)
  expect(addressOfMore('/blog', {}, read('paginas=10'), 'x')).toBe('/blog?desde=x')
})

test('an invalid number of pages counts as one', () => {
  for (const pages of ['0', '-1', 'x', '1e9', '2.5', '', '99999999999999']) {
    expect(read(`paginas=${pages}`).pages, pages).toBe(1)
  }
})

test('omits parameters without a value', () => {
  expect(toAddress('/problemas', { categoria: null, problema: '' })).toBe('/problemas')
})

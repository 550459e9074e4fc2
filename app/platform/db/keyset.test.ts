import { expect, it } from 'vitest'
import { decodeCursor, encodeCursor, toPage } from './keyset.ts'

it('encodes a cursor that is safe in a URL and decodes to the same key', () => {
  const cursor = encodeCursor(['2026-11-20', 'presión y ¿más? / ñ'])
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(decodeCursor(cursor)).toEqual(['2026-11-20', 'presión y ¿más? / ñ'])
})

it('ignores an invalid cursor', () => {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const wrong = [
    null,
    undefined,
    '',
    '%',
    'abc',
    encode('a'),
    encode(['a']),
    encode([1, 2]),
    encode(['a', 'b', 'c']),
  ]
  expect(wrong.map(decodeCursor)).toEqual(wrong.map(() => undefined))
})

it('returns a next cursor only when there are more rows', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const keyOf = ({ id }: { id: string }): readonly [string, string] => [id, id]
  expect(toPage(rows, 2, keyOf)).toEqual({ items: rows.slice(0, 2), next: encodeCursor(['b', 'b']) })
  expect(toPage(rows, 3, keyOf)).toEqual({ items: rows, next: null })
  expect(toPage([], 3, keyOf)).toEqual({ items: [], next: null })
})

it('leaves out corrupt rows, and continues after the last valid one', () => {
  const rows = [{ id: 'a' }, { id: 'b', title: Buffer.from('b') }, { id: 'c' }]
  const keyOf = ({ id }: { id: string }): readonly [string, string] => [id, id]
  expect(toPage(rows, 2, keyOf)).toEqual({ items: [{ id: 'a' }], next: encodeCursor(['a', 'a']) })
})

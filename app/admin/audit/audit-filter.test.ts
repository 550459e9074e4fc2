import { expect, it } from 'vitest'
import { filterQuery, readFilter } from './audit-filter.ts'

const none = { persona: '', accion: '', tipo: '', del: '', al: '' }

it('treats days as days in Madrid, including the whole last day', () => {
  expect(readFilter({ ...none, del: '2026-03-28', al: '2026-03-29' })).toEqual({
    from: '2026-03-27T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  })
})

it('ignores invalid values', () => {
  const odd = { ...none, accion: 'constructor', del: '2026-02-31x', al: 'ayer' }
  expect(readFilter(odd)).toEqual({})
  expect(readFilter(none)).toEqual({})
})

it('writes the filled fields into the address', () => {
  expect(filterQuery(none)).toBe('')
  expect(filterQuery({ ...none, persona: 'a&b', accion: 'ia' }, { tras: 'x' })).toBe(
    '?persona=a%26b&accion=ia&tras=x',
  )
})

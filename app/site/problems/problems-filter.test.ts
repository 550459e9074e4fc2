import { expect, test } from 'vitest'
import { describeFilter, filterAddress, readProblemsFilter } from './problems-filter.ts'

const nothing = { categoria: null, curso: null, dificultad: null, estado: null }

test('reads category, course and difficulty from an address, and writes the same address', () => {
  const { filter, isWrong } = readProblemsFilter({
    ...nothing,
    categoria: 'Vida digital',
    curso: '2',
    dificultad: 'baja',
  })
  expect(filter).toEqual({ category: 'Vida digital', course: '2', difficulty: 'Baja', unsolved: false })
  expect(isWrong).toBe(false)
  expect(filterAddress(filter)).toBe('/problemas?categoria=Vida+digital&curso=2&dificultad=Baja')
  expect(describeFilter(filter)).toBe('Vida digital, 2.º de ESO, dificultad baja')
})

test('does not filter without parameters', () => {
  const { filter, isWrong } = readProblemsFilter(nothing)
  expect([filterAddress(filter), describeFilter(filter), isWrong]).toEqual(['/problemas', '', false])
})

test.each([{ curso: '7' }, { dificultad: 'Imposible' }, { curso: '2 or 1=1' }])(
  'ignores %j and reports it',
  (given) => {
    expect(readProblemsFilter({ ...nothing, ...given })).toMatchObject({
      filter: { course: null, difficulty: null },
      isWrong: true,
    })
  },
)

test('combines the filter of unsolved problems with the others', () => {
  const { filter } = readProblemsFilter({ ...nothing, curso: '2', estado: 'sin-resolver' })
  expect(filter).toMatchObject({ course: '2', unsolved: true })
  expect(filterAddress(filter)).toBe('/problemas?curso=2&estado=sin-resolver')
  expect(readProblemsFilter({ ...nothing, estado: 'x' }).filter.unsolved).toBe(false)
})

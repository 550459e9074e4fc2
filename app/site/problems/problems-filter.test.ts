import { expect, test } from 'vitest'
import { describeFilter, filterAddress, readProblemsFilter } from './problems-filter.ts'

const nothing = { categoria: null, curso: null, dificultad: null, estado: null }

test('an address narrows to a category, a course and a difficulty, and the filter leads to that address', () => {
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

test('without parameters nothing is narrowed', () => {
  const { filter, isWrong } = readProblemsFilter(nothing)
  expect([filterAddress(filter), describeFilter(filter), isWrong]).toEqual(['/problemas', '', false])
})

test.each([{ curso: '7' }, { dificultad: 'Imposible' }, { curso: '2 or 1=1' }])(
  '%j narrows nothing and is told',
  (given) => {
    expect(readProblemsFilter({ ...nothing, ...given })).toMatchObject({
      filter: { course: null, difficulty: null },
      isWrong: true,
    })
  },
)

test('what is not solved yet is asked for beside the rest', () => {
  const { filter } = readProblemsFilter({ ...nothing, curso: '2', estado: 'sin-resolver' })
  expect(filter).toMatchObject({ course: '2', unsolved: true })
  expect(filterAddress(filter)).toBe('/problemas?curso=2&estado=sin-resolver')
  expect(readProblemsFilter({ ...nothing, estado: 'x' }).filter.unsolved).toBe(false)
})

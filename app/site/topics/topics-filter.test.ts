import { describe, expect, it } from 'vitest'
import type { Category } from './category.server.ts'
import { describeFilter, readTopicsFilter, topicsAddress } from './topics-filter.ts'

const categories = [
  { id: 'td-proceso', letter: 'A', courses: ['1', '2', '3'] },
  { id: 'extra', letter: null, courses: [] },
].map((own): Category => ({ name: own.id, color: 'blue', position: 1, ...(own as object) }) as Category)

const read = (curso: string | null, bloque: string | null = null, de: string | null = null) =>
  readTopicsFilter({ curso, bloque, de }, categories)

describe('the filter of /temario', () => {
  it('reads a course and a letter in any case', () => {
    expect(read('2', 'a')).toEqual({ course: '2', letter: 'A', longer: null, isWrong: false })
    expect(read(null)).toEqual({ course: null, letter: null, longer: null, isWrong: false })
    expect(read('', '')).toMatchObject({ course: null, letter: null, isWrong: false })
  })

  it('reads the longer category from a former address and from `de`', () => {
    expect(read(null, 'td-proceso')).toMatchObject({ letter: null, longer: 'td-proceso', isWrong: false })
    expect(read('1', 'A', 'td-proceso')).toMatchObject({ letter: 'A', longer: 'td-proceso', isWrong: false })
  })

  it.each([
    ['5', null, null],
    ['2.º', null, null],
    [null, 'B', null],
    [null, 'constructor', null],
    [null, 'A', 'nada'],
  ])('ignores unknown values and reports them: %s %s %s', (curso, bloque, de) => {
    expect(read(curso, bloque, de)).toMatchObject({ course: null, longer: null, isWrong: true })
  })

  it('writes its address and its description', () => {
    expect(topicsAddress(read('2', 'A'))).toBe('/temario?curso=2&bloque=A')
    expect(topicsAddress(read(null, 'td-proceso'))).toBe('/temario')
    expect([describeFilter(read('2', 'A')), describeFilter(read('4')), describeFilter(read(null))]).toEqual([
      '2.º de ESO, bloque A',
      '4.º de ESO',
      '',
    ])
  })
})

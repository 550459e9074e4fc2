import { expect, test } from 'vitest'
import { parsePractice } from './parse-practice.ts'
import { tryVariants, type Variant } from './try-variants.ts'

function tryOut(practice: unknown, count = 20): Variant[] {
  const parsed = parsePractice(JSON.stringify(practice))
  if (!parsed.ok) throw new Error(parsed.message)
  return tryVariants(parsed.practice, count)
}

test('shows the data and answers of each variant, and starts with the numbers of the text', () => {
  const variants = tryOut({ datos: { V: '9 | 6', R: 'V / 3' }, preguntas: [{ valor: 'R', unidad: 'Ω' }] })
  expect(variants).toHaveLength(20)
  expect(variants[0]).toEqual({ seed: '', data: 'V = 9; R = 3', answers: ['3 Ω'], remarks: [] })
  expect(new Set(variants.map(({ answers }) => answers[0]))).toEqual(new Set(['3 Ω', '2 Ω']))
})

test('returns one variant if no data vary', () => {
  expect(tryOut({ preguntas: [{ valor: '7', unidad: 'V' }] })).toHaveLength(1)
})

test('reports a division by zero in its variant, and still returns the others', () => {
  const variants = tryOut({ datos: { a: '1 | 0' }, preguntas: [{ valor: '1 / a' }] })
  expect(new Set(variants.map(({ remarks }) => remarks.join()))).toEqual(
    new Set(['', 'Se divide entre cero.']),
  )
})

test.each([
  ['2 - 9', 'Sale negativo.'],
  ['4 * 10^8', 'Sale un número enorme o diminuto.'],
  ['1 / 3', 'Número feo: 0,333333.'],
])('remarks that %s is odd: %s', (valor, remark) => {
  expect(tryOut({ preguntas: [{ valor }] })[0]?.remarks).toEqual([remark])
})

test('does not remark on a number to be rounded or with few figures', () => {
  expect(tryOut({ preguntas: [{ valor: '1 / 3', tolerancia: '3 cifras' }] })[0]?.remarks).toEqual([])
  expect(tryOut({ preguntas: [{ valor: '0,1 + 0,2' }, { valor: '12000' }] })[0]?.remarks).toEqual([])
})

test('remarks on a variant in which a known mistake gives the right answer', () => {
  const variants = tryOut({
    datos: { a: '2 | 3' },
    preguntas: [{ valor: 'a * a', errores: [{ si: 'a + a', di: 'Has sumado.' }] }],
  })
  expect(variants[0]?.remarks).toEqual(['Un error conocido da lo mismo que la respuesta correcta.'])
  expect(variants.some(({ remarks }) => remarks.length === 0)).toBe(true)
})

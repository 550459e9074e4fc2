import { expect, test } from 'vitest'
import { findInsertables } from './insertables.ts'

const labels = (query: string, mayAsk = true): string[] =>
  findInsertables(query, mayAsk).map(({ label }) => label)

test('finds an entry by its other names, ignoring accents', () => {
  expect(labels('camara')).toEqual(['Imagen'])
  expect(labels(' ecuación ')).toEqual(['Fórmula'])
  expect(labels('no hay nada así')).toEqual([])
})

test('offers no question and no simulator in a text that may not contain them', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Pregunta', 'Simulador']))
  const others = labels('', false)
  expect(others).toHaveLength(labels('').length - 2)
  expect(others).not.toContain('Pregunta')
  expect(others).not.toContain('Simulador')
})

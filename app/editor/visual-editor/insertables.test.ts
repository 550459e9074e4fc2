import { expect, test } from 'vitest'
import { findInsertables } from './insertables.ts'

const labels = (query: string, mayAsk = true): string[] =>
  findInsertables(query, mayAsk).map(({ label }) => label)

test('what can be put in is found by what people call it, without accents', () => {
  expect(labels('camara')).toEqual(['Imagen'])
  expect(labels(' ecuación ')).toEqual(['Fórmula'])
  expect(labels('no hay nada así')).toEqual([])
})

test('a text whose page asks nothing is offered no question and no simulator', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Pregunta', 'Simulador']))
  const others = labels('', false)
  expect(others).toHaveLength(labels('').length - 2)
  expect(others).not.toContain('Pregunta')
  expect(others).not.toContain('Simulador')
})

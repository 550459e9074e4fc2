import { expect, it } from 'vitest'
import { questionsRule, simulatorsRule } from './exercise-rules.server.ts'
import { check } from './rule-fixture.ts'

it('reports why a question cannot be shown, and nothing for a valid one', () => {
  const question = (value: string): string =>
    `Texto.\n\n:::pregunta\n¿Cuánto?\n\n\`\`\`yaml\nvalor: "${value}"\n\`\`\`\n:::\n`
  expect(check(questionsRule, question('6 / 2'))).toEqual([])
  expect(check(questionsRule, question('6 / 0'))).toEqual([
    '6: Se divide entre cero. Pasa con estos datos: los primeros valores.',
  ])
})

const told = (line: string): string[] => check(simulatorsRule, `Texto.\n\n${line}\n`)

it('reports nothing for a valid simulator', () => {
  expect(told('::simulador{tipo=engranajes z1=15 z2=45 n1=900 fijo=n1 pregunta=n2}')).toEqual([])
})

it('reports an unknown simulator with the list of known ones', () => {
  expect(told('::simulador{tipo=cohetes}')).toEqual([
    expect.stringMatching(/^3: No hay ningún simulador «cohetes»\. Los que hay: .*engranajes/),
  ])
  expect(told('::simulador{z1=15}')).toEqual([expect.stringContaining('sin «tipo=…»')])
})

it('reports unknown, out-of-range, duplicate and malformed parameters', () => {
  expect(told('::simulador{tipo=engranajes velas=3}')).toEqual([
    expect.stringContaining('3: Este simulador no tiene «velas».'),
  ])
  expect(told('::simulador{tipo=engranajes z1=900}')).toEqual([
    expect.stringContaining('3: z1: solo puede ir de'),
  ])
  expect(told('::simulador{tipo=engranajes z1=15 z1=16}')).toEqual(['3: Un dato está dos veces.'])
  expect(told('::simulador{tipo=engranajes z1 = 15}')).toEqual([
    expect.stringContaining('3: No se entiende «z1 = 15»'),
  ])
  expect(told('::simulador{tipo=engranajes pregunta=color}')).toEqual([
    expect.stringContaining('3: Este simulador no calcula ningún número «color».'),
  ])
})

it('reports that a simulator inside a list or box becomes a link', () => {
  expect(told('- ::simulador{tipo=engranajes}')).toEqual([expect.stringContaining('aquí sale como enlace')])
})

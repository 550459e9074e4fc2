import { expect, it } from 'vitest'
import { check } from './rule-fixture.ts'
import {
  containersRule,
  formulasRule,
  headingLevelsRule,
  nestingRule,
  unclosedBoldRule,
  unclosedCodeRule,
} from './structure-rules.server.ts'

it('reports headings that skip a level, also the first one, but not those that go back', () => {
  const text = '### Primero\n\n## Segundo\n\n### Bien\n\n## Otra vez\n\n#### Salta'
  expect(check(headingLevelsRule, text)).toEqual([
    '1: El título salta del nivel 1 al 3: usa ##.',
    '9: El título salta del nivel 2 al 4: usa ###.',
  ])
})

it('reports an unclosed container, an unknown one, and an end without a start', () => {
  const text = ':::respuesta\n- Uno\n\n> :::aviso Ojo\n> dos\n\n:::Aviso\ntres\n\n````\n:::nada\n````\n'
  const unclosed = 'Este bloque ::: no se cierra: escribe ::: en la línea siguiente a su final.'
  expect(check(containersRule, text)).toEqual([
    `4: ${unclosed}`,
    `1: ${unclosed}`,
    '7: No hay ningún bloque «:::Aviso» y se verá tal cual. Los que hay son ejemplo, error, aviso, seguridad, aplica, pista, respuesta, pregunta, predice.',
  ])
  expect(check(containersRule, 'Hola\n:::')).toEqual([
    '2: Este ::: no cierra ningún bloque y se verá tal cual.',
  ])
  expect(check(containersRule, ':::pista\nHola\n:::\n\n::::ejemplo\n:::aviso\na\n:::\n::::')).toEqual([])
})

const lists = Array.from({ length: 20 }, (_, level) => `${'  '.repeat(level)}- n${level}`).join('\n')

it.each([
  ['quotes', `a\n\n${'> '.repeat(40)}fin`],
  ['lists', `a\n\n${lists}`],
])('reports where %s are nested too deep to be rendered', (_, text) => {
  expect(check(nestingRule, text)).toEqual([
    expect.stringMatching(
      /^\d+: Hay demasiadas citas o listas unas dentro de otras: desde aquí se ven los signos tal cual\.$/,
    ),
  ])
})

it('reports an unclosed code block, and none that is closed, also in quotes and lists', () => {
  expect(check(unclosedCodeRule, 'Uno\n\n```python\na = 1')).toEqual([
    '3: Este bloque de código no se cierra: escribe ``` en la línea siguiente a su final.',
  ])
  expect(check(unclosedCodeRule, '~~~~\na ~~~~')).toHaveLength(1)
  expect(check(unclosedCodeRule, '```')).toHaveLength(1)
  expect(check(unclosedCodeRule, '```\na\n```\n\n> ```\n> b\n> ```\n\n- ~~~\n  c\n  ~~~~\n')).toEqual([])
})

it('reports unmatched asterisks, but none in code or formulas', () => {
  expect(check(unclosedBoldRule, 'Uno\n**dos tres')).toEqual([
    '2: Estos ** no se cierran y se verán tal cual.',
  ])
  expect(check(unclosedBoldRule, '**uno** y `2**3` y $a**b$')).toEqual([])
})

it('reports broken and unclosed formulas with their line', () => {
  const text = 'Bien: $a$ y\nmal: $\\frac{1$\n\n$$\n\\foo\n$$\n\n$$\na + b\n\nfin, 5 $ y 6 $'
  expect(check(formulasRule, text)).toEqual([
    '8: Esta fórmula $$ no se cierra y se verá tal cual.',
    '2: La fórmula «\\frac{1» no se entiende y se verá tal cual.',
    '4: La fórmula «\\foo» no se entiende y se verá tal cual.',
  ])
})

it('reports where there are too many formulas', () => {
  expect(check(formulasRule, '$x$ '.repeat(500))).toEqual([
    '1: Hay demasiadas fórmulas: desde aquí se ven tal cual.',
  ])
})

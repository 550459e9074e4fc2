import { expect, it } from 'vitest'
import { formulasRule } from './formulas-rule.server.ts'
import { check } from './rule-fixture.ts'

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

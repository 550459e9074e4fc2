import { expect, it } from 'vitest'
import { check, mend } from './rule-fixture.ts'
import { unitSpaceRule } from './unit-space-rule.ts'

it('puts a space between a number and its unit', () => {
  expect(check(unitSpaceRule, 'Una pila de 4,5V')).toEqual([
    '1: Entre el número y la unidad va un espacio: «4,5 V».',
  ])
  expect(mend(unitSpaceRule, 'De 20cm, 150Ω, 20%, 25°C, **3kWh**, 2L y 100nF')).toBe(
    'De 20 cm, 150 Ω, 20 %, 25 °C, **3 kWh**, 2 L y 100 nF',
  )
})

it('ignores classes, screens, formats, colours, code and units with a space', () => {
  expect(check(unitSpaceRule, '3A, 2B, 4K, 3MF, 3D, A4, R1s, #3m, 20 cm, `5V`, $5V$ y 2.º')).toEqual([])
})

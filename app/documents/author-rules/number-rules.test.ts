import { expect, it } from 'vitest'
import { decimalCommaRule, litreRule, rangeDashRule, unitSpaceRule } from './number-rules.ts'
import { check, mend } from './rule-fixture.ts'

it('fixes decimal points anywhere in the prose', () => {
  expect(check(decimalCommaRule, 'Uno\n\n> mide 3.5 cm')).toEqual(['3: Los decimales llevan coma: «3,5».'])
  expect(
    mend(
      decimalCommaRule,
      '# De 0.125 a 2.5\n\n- Mide 3.5 cm y `1.5`\n\n| a | b |\n|--|--|\n| 1.5 | 2.5 V |',
    ),
  ).toBe('# De 0,125 a 2,5\n\n- Mide 3,5 cm y `1.5`\n\n| a | b |\n|--|--|\n| 1,5 | 2,5 V |')
})

it('ignores thousands, versions, times, dates, addresses, code and formulas', () => {
  const text =
    'Son 1.500 €, USB 3.0, CC BY 4.0, Python 3.9, la versión 2.1, a las 10.30, el 20.11.2026, 192.168.1.1, https://a.es/1.5, «21.5», `1.5`, $1.5$.'
  expect(check(decimalCommaRule, text)).toEqual([])
  expect(check(decimalCommaRule, '```\n1.5\n```\n\n$$\n1.5\n$$\n\n![Uno](/figuras/a-1.5.svg "Dos")')).toEqual(
    [],
  )
})

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

it('writes the litre as L', () => {
  expect(check(litreRule, 'Un vaso de 250 ml')).toEqual(['1: El litro se escribe con mayúscula: «250 mL».'])
  expect(mend(litreRule, '250ml, 33 cl, 5 cc y 2 l')).toBe('250 mL, 33 cL, 5 mL y 2 L')
  expect(check(litreRule, '250 mL, 2 L, 3 lápices y `2 l`')).toEqual([])
})

it('writes ranges with an en dash', () => {
  expect(check(rangeDashRule, 'De 12-16 años')).toEqual(['1: Un intervalo lleva raya corta: «12–16».'])
  expect(mend(rangeDashRule, 'De 12-16 años, 1,5-2,5 V y 8-10 h')).toBe('De 12–16 años, 1,5–2,5 V y 8–10 h')
})

it('ignores dates, school years, standards, telephone numbers, subtractions and code', () => {
  expect(check(rangeDashRule, '2026-11-20, 2025-2026, ISO 128-3, 91-234-56-78, 5-3, T4-12, `1-2`')).toEqual(
    [],
  )
})

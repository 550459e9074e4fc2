import { expect, it } from 'vitest'
import { decimalCommaRule } from './decimal-comma-rule.ts'
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

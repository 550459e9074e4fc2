import { expect, it } from 'vitest'
import { check } from './rule-fixture.ts'
import { unclosedBoldRule } from './unclosed-bold-rule.ts'

it('reports unmatched asterisks, but none in code or formulas', () => {
  expect(check(unclosedBoldRule, 'Uno\n**dos tres')).toEqual([
    '2: Estos ** no se cierran y se verán tal cual.',
  ])
  expect(check(unclosedBoldRule, '**uno** y `2**3` y $a**b$')).toEqual([])
})

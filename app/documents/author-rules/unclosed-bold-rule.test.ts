import { expect, it } from 'vitest'
import { check } from './rule-fixture.ts'
import { unclosedBoldRule } from './unclosed-bold-rule.ts'

it('names asterisks that are shown as such, and none in code or in a formula', () => {
  expect(check(unclosedBoldRule, 'Uno\n**dos tres')).toEqual([
    '2: Estos ** no se cierran y se verán tal cual.',
  ])
  expect(check(unclosedBoldRule, '**uno** y `2**3` y $a**b$')).toEqual([])
})

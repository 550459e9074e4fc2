import { expect, it } from 'vitest'
import { ellipsisRule } from './ellipsis-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('writes three dots as one sign, but not in code', () => {
  expect(check(ellipsisRule, 'Uno...')).toEqual(['1: Los puntos suspensivos son un solo signo: «…».'])
  expect(mend(ellipsisRule, 'Uno, dos.... y `a...b`')).toBe('Uno, dos… y `a...b`')
})

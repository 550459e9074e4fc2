import { expect, it } from 'vitest'
import { ellipsisRule } from './ellipsis-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('replaces three dots with an ellipsis, but not in code', () => {
  expect(check(ellipsisRule, 'Uno...')).toEqual(['1: Los puntos suspensivos son un solo signo: «…».'])
  expect(mend(ellipsisRule, 'Uno, dos.... y `a...b`')).toBe('Uno, dos… y `a...b`')
})

import { expect, it } from 'vitest'
import { rangeDashRule } from './range-dash-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('writes ranges with an en dash', () => {
  expect(check(rangeDashRule, 'De 12-16 años')).toEqual(['1: Un intervalo lleva raya corta: «12–16».'])
  expect(mend(rangeDashRule, 'De 12-16 años, 1,5-2,5 V y 8-10 h')).toBe('De 12–16 años, 1,5–2,5 V y 8–10 h')
})

it('ignores dates, school years, standards, telephone numbers, subtractions and code', () => {
  expect(check(rangeDashRule, '2026-11-20, 2025-2026, ISO 128-3, 91-234-56-78, 5-3, T4-12, `1-2`')).toEqual(
    [],
  )
})

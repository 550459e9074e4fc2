import { expect, it } from 'vitest'
import { doubleSpaceRule } from './double-space-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('removes repeated spaces between words, and leaves those that Markdown needs', () => {
  expect(check(doubleSpaceRule, 'Uno  dos')).toEqual(['1: Hay espacios de más entre dos palabras.'])
  expect(mend(doubleSpaceRule, 'Uno  dos   tres')).toBe('Uno dos tres')
  expect(
    check(doubleSpaceRule, 'Uno  \ndos\n\n-   tres\n\n| a    | b |\n|---|---|\n| c    | d |\n\n`a  b`'),
  ).toEqual([])
})

import { expect, it } from 'vitest'
import { check } from './rule-fixture.ts'
import { vagueLinkRule } from './vague-link-rule.ts'

it.each(['pincha aquí', 'Aquí', 'haz clic aquí', 'Leer más', 'este enlace'])(
  'reports the link «%s» as vague',
  (text) => {
    expect(check(vagueLinkRule, `Mira:\n[${text}](/temario)`)).toEqual([
      `2: El enlace dice «${text}»: di a dónde lleva.`,
    ])
  },
)

it('accepts a link that names its target', () => {
  const text = '[las palancas](/topic/palancas) y [más sobre palancas](https://a.es)'
  expect(check(vagueLinkRule, text)).toEqual([])
})

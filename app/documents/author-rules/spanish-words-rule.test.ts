import { expect, it } from 'vitest'
import { check, mend } from './rule-fixture.ts'
import { spanishWordsRule } from './spanish-words-rule.ts'

it('suggests the Spanish word, with a fix if the sentence stays correct', () => {
  expect(check(spanishWordsRule, 'Abre el link')).toEqual(['1: En español, «link» es «enlace».'])
  expect(mend(spanishWordsRule, 'Abre el link. Link nuevo en la Tablet y tu password')).toBe(
    'Abre el enlace. Enlace nuevo en la Tablet y tu password',
  )
  expect(check(spanishWordsRule, 'Usa tu password')).toEqual(['1: En español, «password» es «contraseña».'])
})

it('ignores names, parts of words, addresses and code', () => {
  expect(check(spanishWordsRule, 'App Inventor, Google Files, linker, a@mail.es, `input()` y web')).toEqual(
    [],
  )
})

import { expect, it } from 'vitest'
import { check, mend } from './rule-fixture.ts'
import { spanishWordsRule } from './spanish-words-rule.ts'

it('says the Spanish word, and puts it where the sentence stays right', () => {
  expect(check(spanishWordsRule, 'Abre el link')).toEqual(['1: En español, «link» es «enlace».'])
  expect(mend(spanishWordsRule, 'Abre el link. Link nuevo en la Tablet y tu password')).toBe(
    'Abre el enlace. Enlace nuevo en la Tablet y tu password',
  )
  expect(check(spanishWordsRule, 'Usa tu password')).toEqual(['1: En español, «password» es «contraseña».'])
})

it('leaves names, parts of words, addresses and code alone', () => {
  expect(check(spanishWordsRule, 'App Inventor, Google Files, linker, a@mail.es, `input()` y web')).toEqual(
    [],
  )
})

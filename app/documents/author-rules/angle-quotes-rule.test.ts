import { expect, it } from 'vitest'
import { angleQuotesRule } from './angle-quotes-rule.ts'
import { check, mend } from './rule-fixture.ts'

it('replaces quotes with angular ones, also around code', () => {
  expect(check(angleQuotesRule, 'El "motor" gira')).toEqual(['1: Las comillas son angulares: «motor».'])
  expect(mend(angleQuotesRule, 'El "motor" y “la rueda”, ("el *eje*") y "el `5 V`"')).toBe(
    'El «motor» y «la rueda», («el *eje*») y «el `5 V`»',
  )
})

it('ignores inches, captions, containers without quotes and code', () => {
  expect(check(angleQuotesRule, 'De 15" a 17"; ![Uno](/figuras/a.svg "Dos") y `"a"`')).toEqual([])
})

it('fixes the title of a container', () => {
  expect(mend(angleQuotesRule, ':::aviso Ojo con "tal"\nUno\n:::')).toBe(':::aviso Ojo con «tal»\nUno\n:::')
})

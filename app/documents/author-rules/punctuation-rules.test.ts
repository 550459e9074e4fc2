import { expect, it } from 'vitest'
import { angleQuotesRule, doubleSpaceRule, ellipsisRule, pairedMarksRule } from './punctuation-rules.ts'
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

it('replaces three dots with an ellipsis, but not in code', () => {
  expect(check(ellipsisRule, 'Uno...')).toEqual(['1: Los puntos suspensivos son un solo signo: «…».'])
  expect(mend(ellipsisRule, 'Uno, dos.... y `a...b`')).toBe('Uno, dos… y `a...b`')
})

it('reports a missing opening or closing mark with its line', () => {
  expect(check(pairedMarksRule, 'Uno.\nQué es?')).toEqual(['2: Falta «¿» antes de este «?».'])
  expect(check(pairedMarksRule, '¡Cuidado')).toEqual(['1: Falta «!» después de este «¡».'])
  expect(check(pairedMarksRule, 'La «palanca')).toEqual(['1: Falta «»» después de este ««».'])
})

it('ignores complete pairs, pictures, addresses, remarks and factorials', () => {
  const text =
    '¿Qué\nes? ¡¡¡Cuidado!!! ¿Seguro?? ![Uno](/figuras/a.svg) www.a.es/?b=1 [x](/a?b) (?) 5! «¿sí?»'
  expect(check(pairedMarksRule, text)).toEqual([])
})

it('removes repeated spaces between words, and leaves those that Markdown needs', () => {
  expect(check(doubleSpaceRule, 'Uno  dos')).toEqual(['1: Hay espacios de más entre dos palabras.'])
  expect(mend(doubleSpaceRule, 'Uno  dos   tres')).toBe('Uno dos tres')
  expect(
    check(doubleSpaceRule, 'Uno  \ndos\n\n-   tres\n\n| a    | b |\n|---|---|\n| c    | d |\n\n`a  b`'),
  ).toEqual([])
})

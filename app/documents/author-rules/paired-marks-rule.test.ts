import { expect, it } from 'vitest'
import { pairedMarksRule } from './paired-marks-rule.ts'
import { check } from './rule-fixture.ts'

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

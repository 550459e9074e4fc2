import { expect, it } from 'vitest'
import { containersRule } from './containers-rule.ts'
import { check } from './rule-fixture.ts'

it('reports an unclosed container, an unknown one, and an end without a start', () => {
  const text = ':::respuesta\n- Uno\n\n> :::aviso Ojo\n> dos\n\n:::Aviso\ntres\n\n````\n:::nada\n````\n'
  const unclosed = 'Este bloque ::: no se cierra: escribe ::: en la línea siguiente a su final.'
  expect(check(containersRule, text)).toEqual([
    `4: ${unclosed}`,
    `1: ${unclosed}`,
    '7: No hay ningún bloque «:::Aviso» y se verá tal cual. Los que hay son ejemplo, error, aviso, seguridad, aplica, pista, respuesta, pregunta, predice.',
  ])
  expect(check(containersRule, 'Hola\n:::')).toEqual([
    '2: Este ::: no cierra ningún bloque y se verá tal cual.',
  ])
  expect(check(containersRule, ':::pista\nHola\n:::\n\n::::ejemplo\n:::aviso\na\n:::\n::::')).toEqual([])
})

import { expect, it } from 'vitest'
import type { Parameters } from './simulator.ts'
import { changedValues, firstValues, readState, stateAddress } from './simulator-state.ts'
import { simulators } from './simulators.ts'
import { drawAny } from './state-fixture.ts'

const parameters = {
  z: { kind: 'number', label: 'Dientes', symbol: 'z', unit: '', min: 6, max: 120, step: 1, initial: 20 },
  u: { kind: 'number', label: 'Tensión', symbol: 'U', unit: 'V', min: 0, max: 12, step: 0.1, initial: 5 },
  modo: { kind: 'choice', label: 'Modo', options: { a: 'Uno', b: 'Dos' }, initial: 'a' },
  luz: { kind: 'switch', label: 'Luz', initial: true },
  texto: {
    kind: 'text',
    label: 'Texto',
    longest: 5,
    initial: 'x',
    find: (text) => (text === 'mal' ? 'no se entiende.' : undefined),
  },
} satisfies Parameters

const read = (given: Record<string, string>) => readState({ parameters }, (name) => given[name])

it('uses initial values for parameters that are not given', () => {
  expect(read({})).toEqual({ values: { z: 20, u: 5, modo: 'a', luz: true, texto: 'x' }, faults: [] })
})

it('reads numbers with a comma or a point, choices, switches and texts', () => {
  const given = { z: '15', u: '0,3', modo: 'b', luz: 'no', texto: 'abc' }
  expect(read(given)).toEqual({ values: { z: 15, u: 0.3, modo: 'b', luz: false, texto: 'abc' }, faults: [] })
  expect(read({ u: '0.7' }).values.u).toBe(0.7)
})

it.each([
  ['z', '1', 6, 'z: solo puede ir de 6 a 120.'],
  ['z', '1e9', 20, 'z: no es un número.'],
  ['z', '', 20, 'z: no es un número.'],
  ['u', '-3', 0, 'u: solo puede ir de 0 a 12 V.'],
  ['modo', 'constructor', 'a', 'modo: no es ninguna de las opciones (a, b).'],
  ['luz', 'quizá', true, 'luz: solo puede ser «si» o «no».'],
  ['texto', 'mal', 'x', 'texto: no se entiende.'],
  ['texto', 'demasiado', 'x', 'texto: tiene más de 5 caracteres.'],
])('clamps %s=%j to what the parameter allows and reports a fault', (name, text, value, fault) => {
  const { values, faults } = read({ [name]: text })
  expect(values[name]).toBe(value)
  expect(faults).toEqual([fault])
})

it('rounds a number between two steps to the nearer one', () => {
  expect(read({ z: '15.4' })).toMatchObject({ values: { z: 15 }, faults: [] })
  expect(read({ u: '0.30000001' }).values.u).toBe(0.3)
})

it('reads the same state back from the address that it writes', () => {
  const state = read({ z: '15', u: '0,3', modo: 'b', luz: 'no', texto: 'a&b' })
  const address = stateAddress({ tipo: 'prueba', parameters } as never, state.values)
  expect(address).toBe('/simuladores/prueba?z=15&u=0.3&modo=b&luz=no&texto=a%26b')
  const query = new URL(address, 'http://a.es').searchParams
  expect(readState({ parameters }, (name) => query.get(name))).toEqual(state)
})

it.each([...simulators])('restores a state of %s from its changed values alone', (_name, simulator) => {
  expect(changedValues(simulator, firstValues(simulator))).toEqual({})
  for (let seed = 0; seed < 20; seed++) {
    const values = drawAny(simulator, seed)
    expect({ ...firstValues(simulator), ...changedValues(simulator, values) }).toEqual(values)
  }
})

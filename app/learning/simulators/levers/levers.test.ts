import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as levers } from './definition.ts'

const check = checkOutputs(levers, 9)

// By hand: F · b_F = R · b_R (law of the lever) and F · s = R · h. Many are examples from the course.
const firstKind: Case[] = [
  ['r=600&br=0.5&bf=1.5&f=200', { fe: 200, vm: 3, mr: 300, mf: 300, estado: 'En equilibrio' }],
  ['r=600&br=0.5&bf=1.5&h=0.2', { s: 0.6, wr: 120, wf: 120 }],
  ['r=300&br=0.5&bf=1.5', { fe: 100, mr: 150 }],
  ['r=900&br=0.5&bf=1.5', { fe: 300, mr: 450 }],
  ['r=220&br=0.5&bf=1.1&f=100', { fe: 100, mr: 110, mf: 110, estado: 'En equilibrio' }],
  ['r=400&br=1.5&bf=2&f=300', { fe: 300, mf: 600, estado: 'En equilibrio' }],
  ['r=600&br=1.2&bf=1.6', { fe: 450 }],
  ['r=480&br=1&bf=2', { fe: 240, vm: 2 }],
  ['r=100&br=1&bf=1&f=100', { fe: 100, vm: 1, s: 0.2, estado: 'En equilibrio' }],
  ['r=100&br=2&bf=0.5', { fe: 400, vm: 0.25, s: 0.05 }],
  ['r=600&br=0.5&bf=1.5&f=250', { estado: 'La carga sube', mf: 375 }],
  ['r=600&br=0.5&bf=1.5&f=150', { estado: 'La carga baja', mf: 225 }],
  ['r=600&br=0.5&bf=1.5&f=0', { estado: 'La carga baja', mf: 0 }],
  ['r=1000&br=0.1&bf=3&h=0.05', { fe: 100 / 3, vm: 30, s: 1.5, wr: 50 }],
]

const secondKind: Case[] = [
  ['maquina=palanca2&r=300&br=0.4&bf=1.2&f=100', { fe: 100, vm: 3, estado: 'En equilibrio' }],
  ['maquina=palanca2&r=400&br=0.5&bf=1.25', { fe: 160, vm: 2.5 }],
  ['maquina=palanca2&r=300&br=0.4&bf=1', { fe: 120 }],
  ['maquina=palanca2&r=240&br=0.3&bf=1.6', { fe: 45 }],
  ['maquina=palanca2&r=400&br=0.4&bf=1.6', { fe: 100, vm: 4 }],
  ['maquina=palanca2&r=500&br=0.5&bf=1&h=0.1', { fe: 250, s: 0.2, wr: 50, wf: 50 }],
  ['maquina=palanca2&r=500&br=0.5&bf=1&f=300', { estado: 'La carga sube' }],
  ['maquina=palanca2&r=500&br=0.5&bf=1&f=200', { estado: 'La carga baja' }],
]

const thirdKind: Case[] = [
  ['maquina=palanca3&r=50&br=1&bf=0.25&f=200', { fe: 200, vm: 0.25, estado: 'En equilibrio' }],
  ['maquina=palanca3&r=20&br=2&bf=0.5', { fe: 80 }],
  ['maquina=palanca3&r=10&br=3&bf=0.5&h=0.6', { fe: 60, s: 0.1, wr: 6, wf: 6 }],
  ['maquina=palanca3&r=100&br=0.4&bf=0.1', { fe: 400, vm: 0.25 }],
  ['maquina=palanca3&r=60&br=0.3&bf=0.2', { fe: 90 }],
  ['maquina=palanca3&r=60&br=0.3&bf=0.2&f=60', { estado: 'La carga baja' }],
]

// The strands that hold the load share it equally: F = R / strands, and s = strands · h.
// A fixed pulley has one strand, a movable one two.
const pulleys: Case[] = [
  ['maquina=fija&r=80&f=80&h=1.5', { fe: 80, vm: 1, tramos: 1, s: 1.5, estado: 'En equilibrio' }],
  ['maquina=fija&r=250&h=2', { fe: 250, s: 2, wr: 500, wf: 500 }],
  ['maquina=fija&r=80&f=79', { estado: 'La carga baja' }],
  ['maquina=movil&r=80&f=40&h=1.5', { fe: 40, vm: 2, tramos: 2, s: 3, estado: 'En equilibrio' }],
  ['maquina=movil&r=240&h=3', { fe: 120, s: 6, wr: 720, wf: 720 }],
  ['maquina=movil&r=120&h=2', { fe: 60, s: 4, wr: 240 }],
  ['maquina=movil&r=400&h=6', { fe: 200, s: 12, wr: 2400 }],
  ['maquina=movil&r=5&h=0.1', { fe: 2.5, s: 0.2 }],
  ['maquina=movil&r=100&f=60', { estado: 'La carga sube' }],
]

// A hoist of n movable pulleys («polipasto factorial»): F = R / (2 · n), s = 2 · n · h.
const hoists: Case[] = [
  ['maquina=polipasto&moviles=1&r=80&h=1', { fe: 40, tramos: 2, s: 2 }],
  ['maquina=polipasto&moviles=2&r=600&h=0.5', { fe: 150, vm: 4, tramos: 4, s: 2, wr: 300, wf: 300 }],
  ['maquina=polipasto&moviles=3&r=600', { fe: 100, vm: 6, tramos: 6 }],
  ['maquina=polipasto&moviles=3&r=900&h=2', { fe: 150, s: 12, wf: 1800 }],
  ['maquina=polipasto&moviles=4&r=1200&h=1', { fe: 150, vm: 8, s: 8, wr: 1200 }],
  ['maquina=polipasto&moviles=4&r=800&f=100', { estado: 'En equilibrio' }],
  ['maquina=polipasto&moviles=4&r=800&f=110', { estado: 'La carga sube' }],
  ['maquina=polipasto&moviles=5&r=2000&h=0.2', { fe: 200, vm: 10, tramos: 10, s: 2, wr: 400, wf: 400 }],
  ['maquina=polipasto&moviles=5&r=2000&f=100', { estado: 'La carga baja' }],
]

// Forces come in steps of 0.5 N, so a force within 1 % of a third of the load holds it.
const rounded: Case[] = [
  ['r=200&br=0.5&bf=1.5&f=66.5', { fe: 200 / 3, estado: 'En equilibrio' }],
  ['r=200&br=0.5&bf=1.5&f=65.5', { estado: 'La carga baja' }],
  ['r=200&br=0.5&bf=1.5&f=67.5', { estado: 'La carga sube' }],
]

// The bar cannot lift the load higher than the length of its arm.
const tooHigh: Case[] = [
  ['r=100&br=0.5&bf=1&h=3', { s: 1, wr: 50, wf: 50 }],
  ['maquina=movil&r=100&br=0.5&h=3', { s: 6, wr: 300 }],
]

describe.each([
  ['a lever of the first kind', firstKind],
  ['a lever of the second kind', secondKind],
  ['a lever of the third kind', thirdKind],
  ['a pulley', pulleys],
  ['a hoist', hoists],
  ['a force that is nearly right', rounded],
  ['a height', tooHigh],
])('%s', (_, cases) => {
  test.each(cases)('obeys its law: %s', check)
})

test.each([
  ['maquina=palanca2&br=1&bf=0.5', /es de tercer género/],
  ['maquina=palanca3&br=0.5&bf=1', /es de segundo género/],
  ['maquina=palanca3&br=1&bf=1', /iguales/],
  ['br=0.5&h=3', /no puede subir más de 0,5 m/],
  ['maquina=fija&r=1000', /1000 N: es más de lo que pesa una persona adulta/],
])('warns about an unrealistic setting: %s', (address, words) => {
  expect(computeAddress(levers, address).warnings.join('\n')).toMatch(words)
})

test.each(['', 'maquina=palanca2&br=0.4&bf=1.2', 'maquina=palanca3&r=50&br=1&bf=0.25', 'maquina=movil&h=6'])(
  'usual settings have no warnings: %s',
  (address) => {
    expect(computeAddress(levers, address).warnings).toEqual([])
  },
)

test('the sentence begins with the movement of the load', () => {
  expect(computeAddress(levers, '').sentence).toBe(
    'Palanca de primer género: en equilibrio. Haces 200 N. La carga, de 600 N, está a 0,5 m del apoyo y tu fuerza, a 1,5 m. Para subirla 0,2 m, tu mano recorre 0,6 m: 120 J.',
  )
  expect(computeAddress(levers, 'maquina=polipasto&moviles=3&f=120').sentence).toBe(
    'Polipasto de 3 poleas móviles: la carga sube. Haces 120 N y bastan 100 N. La carga, de 600 N, cuelga de 6 tramos de cuerda. Para subirla 0,2 m, tu mano recorre 1,2 m: 120 J.',
  )
  expect(computeAddress(levers, 'maquina=fija&f=10').sentence).toContain(
    'la carga baja. Haces 10 N y hacen falta 600 N.',
  )
})

test('shows the controls of the chosen machine', () => {
  const used = (address: string): string =>
    Object.keys(levers.parameters)
      .filter((name) => levers.uses?.(name, valuesOf(levers, address)))
      .join(' ')
  expect(used('')).toBe('maquina r br f bf h')
  expect(used('maquina=movil')).toBe('maquina r f h')
  expect(used('maquina=polipasto')).toBe('maquina moviles r f h')
})

test('output work equals input work in any state, and the outcome is reproducible', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(levers, seed)
    const { outputs, sentence } = levers.compute(values)
    const { wr, wf } = outputs
    expect(Number(wf?.value) / Number(wr?.value)).toBeCloseTo(1, 9)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    expect(levers.compute(values)).toEqual(levers.compute(values))
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(levers, 200)
})

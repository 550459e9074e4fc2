import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as rackPinion } from './definition.ts'

const check = checkOutputs(rackPinion)

// d = m · z, p = π · m, a turn π · d; with π = 3.14159265.
const sizes: Case[] = [
  ['m=2&z=20', { d: 40, paso: 6.2831853, av: 125.663706 }],
  ['m=1&z=17', { d: 17, av: 53.407075 }],
  ['m=0.5&z=6', { d: 3, paso: 1.57079633, av: 9.42477796 }],
  ['m=10&z=80', { d: 800, paso: 31.4159265, av: 2513.27412 }],
  ['m=1.25&z=16', { d: 20, paso: 3.92699082, av: 62.8318531 }],
  ['m=3&z=30', { d: 90, paso: 9.42477796, av: 282.743339 }],
  ['m=2.5&z=40', { d: 100, av: 314.159265 }],
  ['m=4&z=25', { d: 100, paso: 12.5663706, av: 314.159265 }],
  ['m=1.5&z=12', { d: 18, paso: 4.71238898, av: 56.5486678 }],
]

// x = π · m · z · v, 360° per turn, z teeth per turn.
const ways: Case[] = [
  ['m=2&z=20&v=2', { dx: 251.327412, grados: 720, dientes: 40 }],
  ['m=2&z=20&v=0.25', { dx: 31.4159265, grados: 90, dientes: 5 }],
  ['m=1&z=20&v=0.5', { dx: 31.4159265, grados: 180, dientes: 10 }],
  ['m=2.5&z=40&v=10', { dx: 3141.59265, grados: 3600, dientes: 400 }],
  ['m=4&z=25&v=1.5', { dx: 471.238898, grados: 540, dientes: 37.5 }],
  ['m=0.5&z=6&v=0.05', { dx: 0.471238898, grados: 18, dientes: 0.3 }],
  ['m=10&z=80&v=50', { dx: 125_663.706, grados: 18_000, dientes: 4000 }],
  ['m=3&z=30&v=4&giro=antihorario', { dx: 1130.97336, dientes: 120 }],
]

// v = π · m · z · n, in mm per minute; divided by 60 in mm/s, by 1000 in m/min.
const speeds: Case[] = [
  ['m=2&z=20&n=30', { vs: 62.8318531, vm: 3.76991118 }],
  ['m=2&z=20&n=60', { vs: 125.663706, vm: 7.53982237 }],
  ['m=1&z=20&n=120', { vs: 125.663706, vm: 7.53982237 }],
  ['m=2.5&z=40&n=6', { vs: 31.4159265, vm: 1.88495559 }],
  ['m=4&z=25&n=300', { vs: 1570.79633, vm: 94.2477796 }],
  ['m=0.5&z=6&n=1', { vs: 0.157079633, vm: 0.00942477796 }],
  ['m=3&z=30&n=20', { vs: 94.2477796, vm: 5.65486678 }],
  ['m=10&z=80&n=600', { vs: 25_132.7412, vm: 1507.96447 }],
]

// F = M / r, with r = m · z / 2 in metres.
const forces: Case[] = [
  ['m=2&z=20&t=2', { fc: 100 }],
  ['m=2&z=20&t=5', { fc: 250 }],
  ['m=1&z=20&t=0.5', { fc: 50 }],
  ['m=4&z=25&t=10', { fc: 200 }],
  ['m=2.5&z=16&t=3', { fc: 150 }],
  ['m=10&z=80&t=200', { fc: 500 }],
  ['m=0.5&z=6&t=0.3', { fc: 200 }],
  ['m=3&z=30&t=9', { fc: 200 }],
]

// The rack drives: v = x / (π · m · z), n = 60 · s / (π · m · z), M = F · r.
const backwards: Case[] = [
  ['mueve=cremallera&m=2&z=20&x=250', { vueltas: 1.98943679, grados: 716.197244, dientes: 39.7887358 }],
  ['mueve=cremallera&m=1&z=20&x=100', { vueltas: 1.59154943, dientes: 31.8309886 }],
  ['mueve=cremallera&m=2.5&z=40&x=5000', { vueltas: 15.9154943, grados: 5729.57795 }],
  ['mueve=cremallera&m=4&z=25&x=1', { grados: 1.14591559 }],
  ['mueve=cremallera&m=2&z=20&s=60', { np: 28.6478898, vm: 3.6 }],
  ['mueve=cremallera&m=1&z=20&s=100', { np: 95.492966, vm: 6 }],
  ['mueve=cremallera&m=2.5&z=40&s=500', { np: 95.492966, vm: 30 }],
  ['mueve=cremallera&m=10&z=80&s=2000', { np: 47.746483, vm: 120 }],
  ['mueve=cremallera&m=2&z=20&f=100', { tp: 2 }],
  ['mueve=cremallera&m=4&z=25&f=200', { tp: 10 }],
  ['mueve=cremallera&m=1&z=17&f=1000', { tp: 8.5 }],
  ['mueve=cremallera&m=10&z=80&f=20000', { tp: 8000 }],
]

// A pinion above a rack that turns clockwise pushes it to the left with its lower teeth.
const senses: Case[] = [
  ['', { efecto: 'la cremallera, a la izquierda' }],
  ['giro=antihorario', { efecto: 'la cremallera, a la derecha' }],
  ['mueve=cremallera', { efecto: 'el piñón, en sentido horario' }],
  ['mueve=cremallera&hacia=derecha', { efecto: 'el piñón, en sentido antihorario' }],
]

// The travel is limited by the length: v = L / (π · m · z).
const ends: Case[] = [
  ['m=2&z=20&v=2&tope=si&largo=200', { dx: 200, grados: 572.957795, dientes: 31.8309886 }],
  ['m=2&z=20&v=1&tope=si&largo=200', { dx: 125.663706, grados: 360 }],
  ['m=2&z=20&v=2&largo=200', { dx: 251.327412 }],
  ['mueve=cremallera&m=1&z=20&x=250&tope=si&largo=100', { vueltas: 1.59154943 }],
]

describe.each([
  ['its sizes', sizes],
  ['its way', ways],
  ['its speed', speeds],
  ['its force', forces],
  ['driven by the rack', backwards],
  ['its sense', senses],
  ['its end', ends],
])('pinion and rack: %s', (_, cases) => {
  test.each(cases)('follow their formula: %s', check)
})

test.each([
  ['z=16', /16 dientes se puede construir/],
  ['tope=si&largo=100', /mide 100 mm y se acaba: el piñón solo puede dar 0,7958 vueltas/],
  ['m=1&t=50', /se romperían unos dientes de módulo 1 mm/],
  ['m=10&z=80&n=600', /25,13 m\/s/],
])('warns about problems: %s', (address, words) => {
  expect(computeAddress(rackPinion, address).warnings.join('\n')).toMatch(words)
})

test.each(['', 'z=17', 'tope=si&largo=260', 'mueve=cremallera'])(
  'usual settings have no warnings: %s',
  (address) => {
    expect(computeAddress(rackPinion, address).warnings).toEqual([])
  },
)

test('the sentence begins with the driven part', () => {
  expect(computeAddress(rackPinion, '').sentence).toBe(
    'La cremallera va 251,3 mm a la izquierda, a 62,83 mm/s, y empuja con 100 N. El piñón da 2 vueltas en sentido horario, a 30 rpm, con un par de 2 N·m.',
  )
  expect(computeAddress(rackPinion, 'mueve=cremallera&hacia=derecha').sentence).toBe(
    'El piñón da 1,989 vueltas en sentido antihorario, a 28,65 rpm, con un par de 2 N·m. La cremallera va 250 mm a la derecha, a 60 mm/s, y empuja con 100 N.',
  )
})

test('shows the data of the driving part, and a length only for a rack with an end', () => {
  const used = (address: string): string =>
    Object.keys(rackPinion.parameters)
      .filter((name) => rackPinion.uses?.(name, valuesOf(rackPinion, address)))
      .join(' ')
  expect(used('')).toBe('mueve m z giro n v t tope')
  expect(used('mueve=cremallera&tope=si')).toBe('mueve m z hacia s x f tope largo')
})

test('output power equals input power in any state, and the outcome is reproducible', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(rackPinion, seed)
    const { outputs, sentence } = rackPinion.compute(values)
    const isPinion = values.mueve === 'pinon'
    const [force, feed] = isPinion ? [outputs.fc?.value, outputs.vs?.value] : [values.f, values.s]
    const [torque, speed] = isPinion ? [values.t, values.n] : [outputs.tp?.value, outputs.np?.value]
    const taken = (Number(force) * Number(feed)) / 1000
    const given = (Number(torque) * Number(speed) * 2 * Math.PI) / 60
    expect(taken / given).toBeCloseTo(1, 9)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    expect(rackPinion.compute(values)).toEqual(rackPinion.compute(values))
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(rackPinion, 100)
})

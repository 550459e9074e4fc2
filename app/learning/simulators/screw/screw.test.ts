import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as screw } from './definition.ts'

const check = checkOutputs(screw)

// x = p · e · v; calculated by hand.
const advances: Case[] = [
  ['p=5&e=1&v=4', { x: 20, av: 5 }],
  ['p=1&e=1&v=10', { x: 10, av: 1 }],
  ['p=1.5&e=1&v=8', { x: 12 }],
  ['p=2&e=3&v=5', { x: 30, av: 6 }],
  ['p=5&e=2&v=2.5', { x: 25, av: 10 }],
  ['p=4&e=4&v=0.25', { x: 4, av: 16 }],
  ['p=0.5&e=1&v=0.5', { x: 0.25 }],
  ['p=12&e=4&v=40', { x: 1920, av: 48 }],
  ['p=1.75&e=1&v=20', { x: 35 }],
  ['p=3&e=2&v=12.5', { x: 75 }],
  ['p=8&e=1&v=0.75', { x: 6 }],
  ['p=2.5&e=4&v=10', { x: 100 }],
]

// vₐ = p · e · n in mm/min, t = 60 · v / n in s.
const speeds: Case[] = [
  ['p=5&n=30&v=4', { va: 150, t: 8 }],
  ['p=4&n=60&v=5', { va: 240, t: 5 }],
  ['p=2&e=3&n=200&v=10', { va: 1200, t: 3 }],
  ['p=8&e=2&n=300&v=40', { va: 4800, t: 8 }],
  ['p=0.5&n=1&v=0.25', { va: 0.5, t: 15 }],
  ['p=1.5&n=120&v=30', { va: 180, t: 15 }],
  ['p=12&e=4&n=600&v=6', { va: 28_800, t: 0.6 }],
  ['p=6&n=45&v=1', { va: 270, t: 4 / 3 }],
  ['p=10&n=90&v=15', { va: 900, t: 10 }],
  ['p=3&e=4&n=25&v=2.5', { va: 300, t: 6 }],
]

// Without friction, Fₛ / F = 2πR / (p · e), with 2π = 6.283185.
const forces: Case[] = [
  ['p=5&r=200&f=50', { vm: 251.3274, fs: 12_566.37, rend: 100 }],
  ['p=10&r=500&f=100', { vm: 314.1593, fs: 31_415.93 }],
  ['p=2&r=100&f=10', { vm: 314.1593, fs: 3141.593 }],
  ['p=5&e=2&r=200&f=50', { vm: 125.6637, fs: 6283.185 }],
  ['p=4&e=4&r=160&f=20', { vm: 62.83185, fs: 1256.637 }],
  ['p=1&r=50&f=1', { vm: 314.1593, fs: 314.1593 }],
  ['p=6&r=300&f=200', { vm: 314.1593, fs: 62_831.85 }],
  ['p=8&r=1000&f=500', { vm: 785.3982, fs: 392_699.1 }],
  ['p=12&e=4&r=20&f=6', { vm: 2.617994, fs: 15.70796 }],
  ['p=0.5&r=25&f=4', { vm: 314.1593, fs: 1256.637 }],
]

// With friction, η = tan λ / tan(λ + φ), tan λ = p · e / (π · d), tan φ = μ.
// Calculated separately with the tangent of a sum: η = a · (1 − a · μ) / (a + μ) with a = tan λ.
const losses: Case[] = [
  // a = 0.0795775
  ['roza=si&p=5&d=20&mu=0.15', { rend: 34.24882, lambda: 4.549865, phi: 8.530766 }],
  ['roza=si&p=5&d=20&mu=0.1', { rend: 43.96109 }],
  ['roza=si&p=5&d=20&mu=0.15&r=200&f=50', { fs: 4303.834 }],
  // a = 0.0636620
  ['roza=si&p=4&d=20&mu=0.12', { rend: 34.39778 }],
  ['roza=si&p=6&d=30&mu=0.12', { rend: 34.39778 }],
  // a = 0.3183099
  ['roza=si&p=5&e=4&d=20&mu=0.1', { rend: 73.67212, lambda: 17.65678, phi: 5.710593 }],
  ['roza=si&p=5&e=4&d=20&mu=0.3', { rend: 46.5646 }],
  // a = 0.0318310
  ['roza=si&p=1&d=10&mu=0.2', { rend: 13.64285, lambda: 1.823166 }],
  ['roza=si&p=2&d=20&mu=0.05', { rend: 38.83654 }],
  // a = 0.1591549
  ['roza=si&p=10&d=20&mu=0.15', { rend: 50.25163, lambda: 9.043061 }],
  ['roza=si&p=10&d=20&mu=0.5', { rend: 22.22388, phi: 26.56505 }],
]

// Self-locking if φ ≥ λ, i.e. μ ≥ p · e / (π · d): a = 0.0796 for p = 5 and d = 20. Never without friction.
const stays = 'se queda donde está (φ ≥ λ)'
const turns = 'la carga lo hace girar (φ < λ)'
const holds: Case[] = [
  ['p=5&d=20', { sujeta: turns }],
  ['roza=si&p=5&d=20&mu=0.08', { sujeta: stays }],
  ['roza=si&p=5&d=20&mu=0.07', { sujeta: turns }],
  ['roza=si&p=5&e=2&d=20&mu=0.15', { sujeta: turns }],
  ['roza=si&p=5&e=2&d=20&mu=0.16', { sujeta: stays }],
  ['roza=si&p=1&d=10&mu=0.04', { sujeta: stays }],
  ['roza=si&p=1&d=10&mu=0.03', { sujeta: turns }],
]

// A right-hand screw turned clockwise moves away from the user who turns it.
// A left-hand thread, anticlockwise rotation, or a nut on a screw that stays in place reverses this.
const ways: Case[] = [
  ['', { efecto: 'La mordaza se cierra' }],
  ['giro=antihorario', { efecto: 'La mordaza se abre' }],
  ['rosca=izquierda', { efecto: 'La mordaza se abre' }],
  ['rosca=izquierda&giro=antihorario', { efecto: 'La mordaza se cierra' }],
  ['maquina=gato', { efecto: 'La carga baja' }],
  ['maquina=gato&giro=antihorario', { efecto: 'La carga sube' }],
  ['maquina=gato&rosca=izquierda', { efecto: 'La carga sube' }],
  ['maquina=husillo', { efecto: 'El carro se acerca a la manivela' }],
  ['maquina=husillo&giro=antihorario', { efecto: 'El carro se aleja de la manivela' }],
  ['maquina=husillo&rosca=izquierda', { efecto: 'El carro se aleja de la manivela' }],
]

describe.each([
  ['its advance', advances],
  ['its speed', speeds],
  ['its force', forces],
  ['its efficiency', losses],
  ['what holds it', holds],
  ['its way', ways],
])('a screw: %s', (_, cases) => {
  test.each(cases)('follows its formula: %s', check)
})

test.each([
  ['p=12&d=10', /la mitad del diámetro/],
  ['r=20&d=60', /tan corta que no sale/],
  ['d=10&p=2&r=1000&f=500', /se estropearía/],
  ['n=200', /200 rpm no gira nadie/],
  ['roza=si&mu=0.5&p=12&e=4&d=4', /se atasca/],
  ['maquina=gato', /baja sola/],
  ['maquina=gato&roza=si&mu=0.05', /baja sola/],
])('warns about what is unrealistic: %s', (address, words) => {
  expect(computeAddress(screw, address).warnings.join('\n')).toMatch(words)
})

test.each(['', 'maquina=gato&roza=si', 'maquina=husillo&n=600', 'roza=si&e=2'])(
  'usual settings have no warnings: %s',
  (address) => {
    expect(computeAddress(screw, address).warnings).toEqual([])
  },
)

test('has no output if it jams', () => {
  expect(computeAddress(screw, 'roza=si&mu=0.5&p=12&e=4&d=4').outputs.fs?.value).toBe(0)
})

test('the sentence begins with the moving part', () => {
  expect(computeAddress(screw, '').sentence).toBe(
    'La mordaza se cierra 20 mm en 4 vueltas: 5 mm por vuelta y 150 mm por minuto. Con 50 N en una palanca de 200 mm, aprieta con 12\u202f570 N, sin rozamiento.',
  )
  expect(computeAddress(screw, 'maquina=gato&giro=antihorario&v=1&roza=si').sentence).toBe(
    'La carga sube 5 mm en 1 vuelta: 5 mm por vuelta y 150 mm por minuto. Con 50 N en una palanca de 200 mm, levanta hasta 4304 N, con un rendimiento del 34,25 %.',
  )
})

test('shows the coefficient only with friction', () => {
  const uses = (address: string): boolean | undefined => screw.uses?.('mu', valuesOf(screw, address))
  expect(uses('')).toBe(false)
  expect(uses('roza=si')).toBe(true)
})

test('output work never exceeds input work in any state, and the outcome is reproducible', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(screw, seed)
    const { outputs, sentence } = screw.compute(values)
    const given = Number(values.f) * 2 * Math.PI * Number(values.r)
    const taken = Number(outputs.fs?.value) * Number(outputs.av?.value)
    expect(taken / given).toBeLessThan(1 + 1e-9)
    expect(taken / given).toBeCloseTo(Number(outputs.rend?.value) / 100, 9)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    expect(screw.compute(values)).toEqual(screw.compute(values))
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(screw, 100)
})

import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny, valuesOf } from '../state-fixture.ts'
import { simulator as cam } from './definition.ts'

const check = checkOutputs(cam)

// A rise of β degrees at n rpm lasts β/360 · 60/n; k lobes lift k·n times a minute. Calculated by hand.
const times: Case[] = [
  ['sub=90&n=60&alto=60', { ts: 0.25, tr: 1 / 6, veces: 60 }],
  ['sub=120&n=60&alto=0', { ts: 1 / 3, tr: 0, veces: 60 }],
  ['sub=60&n=30&alto=80', { ts: 1 / 3, tr: 4 / 9 }],
  ['sub=45&n=120&alto=36', { ts: 0.0625, tr: 0.05 }],
  ['sub=90&n=1', { ts: 15, tr: 10 }],
  ['sub=90&n=3000', { ts: 0.005, veces: 3000 }],
  ['forma=circular&n=60', { ts: 0.5, veces: 60 }],
  ['forma=corazon&seg=punta&n=120', { ts: 0.25, veces: 120 }],
  ['forma=lobulos&lob=3&n=60', { ts: 1 / 6, veces: 180 }],
  ['forma=lobulos&lob=6&n=50', { ts: 0.1, veces: 300 }],
  ['forma=lobulos&lob=4&n=15', { ts: 0.5, veces: 60 }],
  ['forma=lobulos&lob=2&n=90', { ts: 1 / 6, veces: 180 }],
]

// Uniform rise: s = h·φ/β, v = h·6n/β mm/s. Knife edges, so that the tips are followed exactly.
const uniform: Case[] = [
  ['forma=corazon&seg=punta&h=18&a=0', { s: 0 }],
  ['forma=corazon&seg=punta&h=18&a=45&n=60', { s: 4.5, v: 36, vx: 36, va: 'sube' }],
  ['forma=corazon&seg=punta&h=18&a=90', { s: 9 }],
  ['forma=corazon&seg=punta&h=18&a=270&n=60', { s: 9, v: 36, va: 'baja' }],
  ['forma=corazon&seg=punta&h=30&a=170', { s: 85 / 3 }],
  ['forma=corazon&seg=punta&h=40&a=359', { s: 2 / 9 }],
  ['forma=corazon&seg=punta&h=30&n=10', { vx: 10 }],
  ['ley=uniforme&seg=punta&h=12&sub=120&a=30&n=60', { s: 3, v: 36 }],
  ['ley=uniforme&seg=punta&h=12&sub=120&a=150', { s: 12, v: 0, va: 'parado arriba' }],
  ['ley=uniforme&seg=punta&h=12&sub=120&baj=60&a=210&n=60&alto=60', { s: 6, v: 72, va: 'baja', vx: 72 }],
  ['ley=uniforme&seg=punta&h=12&a=330', { s: 0, v: 0, va: 'parado abajo' }],
  ['forma=lobulos&lob=3&ley=uniforme&seg=punta&h=6&a=30', { s: 3 }],
  ['forma=lobulos&lob=3&ley=uniforme&seg=punta&h=6&a=210', { s: 3, va: 'baja' }],
  ['forma=lobulos&lob=2&ley=uniforme&seg=punta&h=6&a=225', { s: 3, va: 'sube' }],
]

// Parabolic with equal halves: s = 2h(φ/β)² in the first, h − 2h(1 − φ/β)² in the second.
// The greatest speed is twice the mean, at the middle.
const parabolic: Case[] = [
  ['h=16&sub=80&a=0', { s: 0, v: 0, va: 'parado un instante' }],
  ['h=16&sub=80&a=20&n=60', { s: 2, v: 72 }],
  ['h=16&sub=80&a=40&n=60', { s: 8, v: 144, vx: 144 }],
  ['h=16&sub=80&a=60&n=60', { s: 14, v: 72 }],
  ['h=16&sub=80&a=80', { s: 16, v: 0, va: 'parado arriba' }],
  ['h=16&sub=80&alto=40&baj=80&a=140&n=60', { s: 14, v: 72, va: 'baja' }],
  ['h=16&sub=80&alto=40&baj=80&a=160', { s: 8 }],
  ['h=16&sub=80&alto=40&baj=80&a=180', { s: 2 }],
  ['h=16&sub=80&alto=40&baj=80&a=200', { s: 0, va: 'parado abajo' }],
  ['h=10&sub=100&a=50', { s: 5 }],
  ['forma=lobulos&lob=3&h=8&rb=60&rr=2&a=15', { s: 1 }],
  ['forma=lobulos&lob=3&h=8&rb=60&rr=2&a=150', { s: 4, va: 'sube' }],
  ['forma=lobulos&lob=3&h=8&rb=60&rr=2&a=60', { s: 8, va: 'parado un instante' }],
]

// Cycloidal: s = h·(u − sin 2πu / 2π) with u = φ/β; at a quarter h·(1/4 − 1/2π), at the half h/2.
// The greatest speed is 2h·6n/β.
const quarter = 0.25 - 1 / (2 * Math.PI)
const cycloidal: Case[] = [
  ['ley=cicloidal&h=10&sub=120&a=30&n=60', { s: 10 * quarter, v: 30 }],
  ['ley=cicloidal&h=10&sub=120&baj=120&a=60&n=60', { s: 5, v: 60, vx: 60 }],
  ['ley=cicloidal&h=10&sub=120&a=90', { s: 10 * (1 - quarter) }],
  ['ley=cicloidal&h=10&sub=120&a=120', { s: 10, v: 0 }],
  ['ley=cicloidal&h=20&sub=90&alto=60&baj=120&a=210', { s: 10 }],
  ['ley=cicloidal&h=20&sub=90&alto=60&baj=120&a=180', { s: 20 * (1 - quarter) }],
]

// An eccentric disc of radius R = r + e, e = h/2, is a crank e with a rod L = R + roller.
// At 0° s = 0, at 180° s = h, at 90° s = e + √(L² − e²) − L. Triples 3-4-5, 5-12-13, 8-15-17, 7-24-25.
const discs: Case[] = [
  ['forma=circular&h=15&a=0', { s: 0, v: 0, va: 'parado un instante' }],
  ['forma=circular&h=15&a=180', { s: 15, v: 0, va: 'parado un instante' }],
  ['forma=circular&seg=punta&h=30&rb=10&a=90', { s: 15 + 20 - 25 }],
  ['forma=circular&seg=punta&h=30&rb=10&a=270', { s: 10, va: 'baja' }],
  ['forma=circular&h=20&rb=10&rr=6&a=90', { s: 10 + 24 - 26 }],
  ['forma=circular&h=32&rb=10&rr=8&a=90', { s: 16 + 30 - 34 }],
  ['forma=circular&h=14&rb=10&rr=8&a=90', { s: 7 + 24 - 25 }],
  // At 90° it rises as fast as the centre of the disc: v = 2π·e·n / 60.
  ['forma=circular&h=20&rb=10&rr=6&a=90&n=60', { v: 20 * Math.PI }],
  ['forma=circular&h=20&seg=punta&a=270&n=120', { v: 40 * Math.PI }],
]

describe.each([
  ['times', times],
  ['even rises', uniform],
  ['parabolic rises', parabolic],
  ['cycloidal rises', cycloidal],
  ['eccentric discs', discs],
])('%s', (_, cases) => {
  test.each(cases)('match the motion law: %s', check)
})

/**
 * Lift of the roller over a heart cam whose tip it cannot follow.
 * The flanks, offset by the roller's radius, meet on the axis of the heart.
 */
function heartTop(base: number, lift: number, roller: number): number {
  const away = (point: number): number => {
    let least = Number.POSITIVE_INFINITY
    for (let angle = 0; angle <= Math.PI; angle += 1e-4) {
      const reach = base + roller + (lift * angle) / Math.PI
      least = Math.min(least, Math.hypot(point - reach * Math.cos(Math.PI - angle), reach * Math.sin(angle)))
    }
    return least
  }
  let [low, high] = [base, base + lift]
  for (let at = 0; at < 24; at++) {
    const middle = (low + high) / 2
    if (away(middle) > roller) low = middle
    else high = middle
  }
  return low - base
}

test.each([
  [20, 20, 8],
  [15, 40, 5],
])('a heart of base %i and lift %i loses its tip with a roller of %i mm', (base, lift, roller) => {
  const { outputs, warnings } = computeAddress(cam, `forma=corazon&rb=${base}&h=${lift}&rr=${roller}`)
  const top = heartTop(base, lift, roller)
  expect(top).toBeLessThan(lift - 0.05)
  expect(Math.abs(Number(outputs.hr?.value) - top)).toBeLessThan(0.02)
  expect(warnings.join()).toMatch(/puntas más cerradas que el rodillo/)
})

// The follower leaves the cam if the downward acceleration exceeds g + F/m.
// It is ω²·4h/β² (parabolic), ω²·2πh/β² (cycloidal) or ω²·e·(1 + e/L) (disc). Both sides of each bound, by
// hand.
const limit = (perRadian: number, held: number): number =>
  (Math.sqrt(held / (perRadian / 1000)) * 60) / (2 * Math.PI)
const rightAngle = Math.PI / 2
const thrown: [address: string, limit: number][] = [
  ['h=15&sub=90&baj=90', limit((4 * 15) / rightAngle ** 2, 9.81)],
  ['h=15&sub=90&baj=90&m=500&fm=20', limit((4 * 15) / rightAngle ** 2, 9.81 + 40)],
  ['ley=cicloidal&h=10&sub=120&baj=90', limit((2 * Math.PI * 10) / rightAngle ** 2, 9.81)],
  ['forma=circular&h=20&rb=10&rr=6', limit(10 * (1 + 10 / 26), 9.81)],
  ['forma=circular&h=20&seg=punta&rb=30&fm=10&m=100', limit(10 * (1 + 10 / 40), 109.81)],
]

test.each(thrown)('warns when the follower leaves the cam: %s', (address, rpm) => {
  expect(computeAddress(cam, `${address}&n=${Math.floor(rpm)}`).warnings.join()).not.toMatch(/se despega/)
  expect(computeAddress(cam, `${address}&n=${Math.ceil(rpm)}`).warnings.join()).toMatch(/se despega/)
})

const warnings: [address: string, words: RegExp][] = [
  ['rb=10&h=30&sub=40', /empuja el seguidor muy de lado, hasta \d+°: con más de 30°/],
  ['rb=12&h=20&sub=30&alto=0&baj=30&rr=20', /puntas más cerradas que el rodillo de 20 mm/],
  // v = 40 · 6 · 200 / 180 = 266,7 mm/s: v² / 2g = 3,6 mm.
  ['forma=corazon&seg=punta&h=40&n=200', /puede saltar hasta 3,6 mm/],
]

test.each(warnings)('warns about a problem: %s', (address, words) => {
  expect(computeAddress(cam, address).warnings.join('\n')).toMatch(words)
})

test.each([
  '',
  'forma=circular',
  'forma=corazon&seg=punta&n=30',
  'forma=lobulos&rb=50&h=10',
  'ley=cicloidal',
])('has no warnings about usual cams: %s', (address) => {
  expect(computeAddress(cam, address).warnings).toEqual([])
})

test('describes the motion of the follower', () => {
  expect(computeAddress(cam, 'h=16&sub=80&a=20').sentence).toBe(
    'El seguidor sube a 72 mm/s: está a 2 mm de altura, de 16 mm que sube en total. A 60 rpm sube 60 veces por minuto; tarda 0,2222 s en subir, y arriba se queda 0,1667 s.',
  )
  expect(computeAddress(cam, 'forma=circular&a=180').sentence).toBe(
    'El seguidor está parado un instante, a 15 mm de altura, de 15 mm que sube en total. A 60 rpm sube 60 veces por minuto; tarda 0,5 s en subir.',
  )
})

test('shows the controls of the chosen shape', () => {
  const used = (address: string): string =>
    Object.keys(cam.parameters)
      .filter((name) => cam.uses?.(name, valuesOf(cam, address)))
      .join(' ')
  expect(used('')).toBe('forma rb h sub alto baj ley seg rr a n m fm')
  expect(used('forma=circular&seg=punta')).toBe('forma rb h seg a n m fm')
  expect(used('forma=lobulos')).toBe('forma rb h lob ley seg rr a n m fm')
})

test('computes a reproducible outcome for any state within its bounds', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(cam, seed)
    const { outputs, sentence } = cam.compute(values)
    const lift = Number(outputs.s?.value)
    expect(lift).toBeGreaterThan(-0.05)
    expect(lift).toBeLessThan(Number(values.h) + 0.05)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    if (seed % 10 === 0) expect(cam.compute(values)).toMatchObject({ outputs, sentence })
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(cam, 20)
})

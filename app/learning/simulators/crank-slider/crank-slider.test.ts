import { describe, expect, test } from 'vitest'
import { expectClearAsks } from '../asks-fixture.ts'
import { type Case, checkOutputs, computeAddress, drawAny } from '../state-fixture.ts'
import { simulator as crankSlider } from './definition.ts'

const check = checkOutputs(crankSlider)

// c = 2·r; two strokes per turn; mean speed = 2·c·n / 60, c in metres. Calculated by hand.
const strokes: Case[] = [
  ['r=40&n=60', { c: 80, cm: 120, vm: 0.16 }],
  ['r=25&n=600', { c: 50, cm: 1200, vm: 1 }],
  ['r=30&n=900', { c: 60, cm: 1800, vm: 1.8 }],
  ['r=50&l=200&n=300', { c: 100, cm: 600, vm: 1 }],
  ['r=45&l=150&n=6000', { c: 90, cm: 12_000, vm: 18 }],
  ['r=5&l=600&n=1', { c: 10, cm: 2, vm: 1 / 3000 }],
  ['r=200&l=600&n=75', { c: 400, cm: 150, vm: 1 }],
  ['r=60&l=240&n=150', { c: 120, vm: 0.6 }],
  ['r=40&l=600&n=60', { c: 80, vm: 0.16 }],
  ['r=40&n=60&sentido=antihorario', { c: 80, cm: 120, vm: 0.16 }],
]

// Dead centres and right triangles: at 0° x = 0, at 180° x = 2r.
// At 90° the rod is the hypotenuse: x = r + l − √(l² − r²).
// Triples 3-4-5, 5-12-13, 8-15-17, 7-24-25, 20-21-29, 9-40-41, 12-35-37.
const places: Case[] = [
  ['a=0', { x: 0, v: 0, b: 0, m: 0, va: 'parado: punto muerto superior' }],
  ['a=180', { x: 80, v: 0, b: 0, m: 0, va: 'parado: punto muerto inferior' }],
  ['a=360', { x: 0, v: 0, b: 0, m: 0, va: 'parado: punto muerto superior' }],
  ['a=180&r=200&l=201', { x: 400, v: 0 }],
  ['r=30&l=50&a=90', { x: 40, va: 'baja, hacia la manivela' }],
  ['r=30&l=50&a=270', { x: 40, va: 'sube, se aleja de la manivela' }],
  ['r=50&l=130&a=90', { x: 60 }],
  ['r=80&l=170&a=90', { x: 100 }],
  ['r=70&l=250&a=90', { x: 80 }],
  ['r=140&l=500&a=270', { x: 160 }],
  ['r=20&l=29&a=90', { x: 28 }],
  ['r=9&l=41&a=90', { x: 10 }],
  ['r=12&l=37&a=90', { x: 14 }],
  ['r=120&l=370&a=270', { x: 140 }],
]

// sin β = r·sin φ / l (law of sines). At 90° with l = 2r, β is 30°; at 30°, sin β is r·½ / l.
const tilts: Case[] = [
  ['r=40&l=80&a=90', { b: 30 }],
  ['r=40&l=80&a=270', { b: 30 }],
  ['r=100&l=100&a=0', { b: 'no da la vuelta' }],
  ['r=100&l=200&a=90', { b: 30 }],
  ['r=60&l=120&a=90', { b: 30 }],
  ['r=5&l=10&a=270', { b: 30 }],
  ['r=40&l=120&a=180', { b: 0 }],
  // arcsin 0.6 and arcsin 0.28, from tables: 36.8699° and 16.2602°.
  ['r=30&l=50&a=90', { b: 36.869898 }],
  ['r=70&l=250&a=90', { b: 16.260205 }],
  ['r=80&l=100&a=30', { b: 23.578178 }],
]

// At 90° and 270° the piston is as fast as the crank pin, with any rod: v = 2π·r·n / 60, and M = F·r.
const quarter = (r: number, n: number): number => (2 * Math.PI * (r / 1000) * n) / 60
const quarters: Case[] = [
  ['a=90&r=40&n=60&f=500', { v: quarter(40, 60), m: 20 }],
  ['a=90&r=40&l=400&n=60&f=500', { v: quarter(40, 60), m: 20 }],
  ['a=270&r=40&n=60&f=500', { v: quarter(40, 60), m: 20 }],
  ['a=90&r=100&l=300&n=1500&f=1000', { v: quarter(100, 1500), m: 100 }],
  ['a=90&r=25&n=600&f=80', { v: quarter(25, 600), m: 2 }],
  ['a=90&r=50&l=51&n=120&f=0', { v: quarter(50, 120), m: 0 }],
  ['a=90&r=40&mueve=embolo&f=500', { m: 20 }],
  ['a=270&r=40&mueve=embolo&f=500', { m: -20 }],
  ['a=90&r=200&l=600&mueve=embolo&f=5000', { m: 1000 }],
  ['a=0&mueve=embolo&f=5000', { m: 0 }],
  ['a=180&mueve=embolo&f=5000', { m: 0 }],
]

// M = F·r·sin(φ + β) / cos β, with β from the law of sines, and v = M·ω / F (no losses).
// The model uses the derivative instead.
const byAngles = (r: number, l: number, degrees: number): number => {
  const angle = (degrees * Math.PI) / 180
  const lean = Math.asin((r * Math.sin(angle)) / l)
  return (r * Math.sin(angle + lean)) / Math.cos(lean)
}
const anywhere: [r: number, l: number, degrees: number][] = [
  [40, 120, 60],
  [40, 120, 30],
  [40, 120, 45],
  [40, 120, 120],
  [40, 120, 135],
  [40, 120, 150],
  [30, 50, 20],
  [50, 55, 75],
  [100, 350, 10],
  [100, 350, 170],
  [5, 600, 60],
  [200, 201, 100],
]

describe.each([
  ['strokes', strokes],
  ['positions', places],
  ['the rod', tilts],
  ['a quarter of a turn', quarters],
])('%s', (_, cases) => {
  test.each(cases)('match their law: %s', check)
})

test.each(anywhere)(
  'crank %i, rod %i at %i°: speed and torque follow from the angles of the rod',
  (r, l, a) => {
    const perRadian = byAngles(r, l, a)
    check(`r=${r}&l=${l}&a=${a}&n=60&f=1000`, { v: (perRadian * 2 * Math.PI) / 1000, m: perRadian })
    check(`r=${r}&l=${l}&a=${360 - a}&n=60&f=1000&mueve=embolo`, {
      v: (perRadian * 2 * Math.PI) / 1000,
      m: -perRadian,
    })
  },
)

const warnings: [address: string, words: RegExp][] = [
  ['r=50&l=40&a=10', /biela mide 40 mm y la manivela, 50 mm: la biela no alcanza/],
  ['r=50&l=40&a=90', /no alcanza y el mecanismo se traba/],
  ['r=50&l=50', /mide lo mismo que la manivela/],
  ['r=40&l=60', /se inclina hasta 41,8°/],
  ['r=150&l=500&n=3000', /iría a 30 m\/s de media/],
  ['a=0', /^Punto muerto superior: el émbolo se para un instante/],
  ['a=180', /^Punto muerto inferior: el émbolo se para/],
  ['a=180&mueve=embolo', /^Punto muerto inferior: por fuerte que empujes/],
  ['a=0&mueve=embolo', /^Punto muerto superior: por fuerte que empujes el émbolo, la manivela no gira/],
  ['a=200&mueve=embolo', /la frena/],
]

test.each(warnings)('a problem is reported: %s', (address, words) => {
  expect(computeAddress(crankSlider, address).warnings.join('\n')).toMatch(words)
})

test.each(['', 'a=90&mueve=embolo', 'a=200', 'a=200&mueve=embolo&f=0', 'r=45&l=150&n=6000', 'r=40&l=80'])(
  'usual mechanisms have no warnings: %s',
  (address) => {
    expect(computeAddress(crankSlider, address).warnings).toEqual([])
  },
)

test('describes the position and direction of the piston', () => {
  expect(computeAddress(crankSlider, 'r=30&l=50&a=90&n=600&f=100').sentence).toBe(
    'El émbolo baja a 1,885 m/s, a 40 mm del punto muerto superior. La carrera es de 60 mm; a 600 rpm hace 1200 carreras por minuto, a 1,2 m/s de media. La manivela necesita un par de 3 N·m.',
  )
  expect(computeAddress(crankSlider, 'a=180&mueve=embolo').sentence).toBe(
    'El émbolo está parado en el punto muerto inferior. La carrera es de 80 mm; a 60 rpm hace 120 carreras por minuto, a 0,16 m/s de media. La manivela recibe un par de 0 N·m.',
  )
  expect(computeAddress(crankSlider, 'r=80&l=40&a=10').sentence).toBe(
    'La manivela no puede dar la vuelta: con 80 mm de radio y una biela de 40 mm, se traba a 30° del punto muerto superior.',
  )
})

test('computes a reproducible outcome for any state within its bounds', () => {
  for (let seed = 0; seed < 500; seed++) {
    const values = drawAny(crankSlider, seed)
    const { outputs, sentence } = crankSlider.compute(values)
    for (const { value } of Object.values(outputs))
      if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
    expect(sentence).not.toMatch(/NaN|Infinity|undefined/)
    expect(crankSlider.compute(values)).toEqual(crankSlider.compute(values))
  }
})

test('can draw every question from any seed, and known mistakes never equal the answer', () => {
  expectClearAsks(crankSlider, 200)
})

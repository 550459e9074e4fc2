import { describe, expect, it } from 'vitest'
import { pressMemory } from './circuit-state.ts'
import { simulator as pneumatics } from './definition.ts'
import { placeOfRod } from './picture.tsx'
import { computePneumatics, type PneumaticsValues, pneumaticsParameters } from './pneumatics-model.ts'

const start: PneumaticsValues = {
  circuito: 'doble',
  mando: 'pulsador',
  s1: false,
  s2: false,
  memoria: 'tras2',
  presion: 6,
  embolo: 50,
  vastago: 20,
  carrera: 100,
  muelle: 80,
  caudal: 60,
  regulado: 6,
}
const run = (given: Partial<PneumaticsValues>) => computePneumatics({ ...start, ...given })
const read = (
  name: 'avance' | 'retroceso' | 'aire' | 'velocidad' | 'vuelta' | 'tiempo',
  given: Partial<PneumaticsValues>,
) => Number(run(given).outputs[name].value)

describe('the force is pressure times area', () => {
  // Theoretical forces at 6 bar of standard cylinders (ISO 15552, as in manufacturers' tables).
  // Columns: diameter, rod, out, back, in N.
  it.each([
    [32, 12, 483, 415],
    [40, 16, 754, 633],
    [50, 20, 1178, 990],
    [63, 20, 1870, 1682],
    [80, 25, 3016, 2721],
    [100, 25, 4712, 4418],
  ])('Ø%d with a rod of Ø%d: %d N out, %d N back', (embolo, vastago, out, back) => {
    expect(Math.round(read('avance', { embolo, vastago }))).toBe(out)
    expect(Math.round(read('retroceso', { embolo, vastago }))).toBe(back)
  })

  // A piston of 1000 mm² has 35,68 mm; pressures by hand: 1 bar = 0,1 N/mm², π/4 = 0,785398.
  it.each([
    [1, 10, 7.854],
    [1, 100, 785.398],
    [5, 20, 157.08],
    [8, 25, 392.699],
    [10, 16, 201.062],
    [4, 63, 1246.9],
    [6.5, 12, 73.5133],
  ])('%d bar on Ø%d mm give %d N', (presion, embolo, force) => {
    expect(read('avance', { presion, embolo })).toBeCloseTo(force, 1)
  })

  // Out: p·A − spring; back: the spring alone.
  it.each([
    [6, 50, 80, 1098.1],
    [6, 20, 30, 158.5],
    [4, 32, 50, 271.7],
    [2, 40, 100, 151.3],
  ])('with a spring at %d bar, Ø%d mm and %d N: %d N out', (presion, embolo, muelle, force) => {
    const given = { circuito: 'simple', presion, embolo, muelle }
    expect(read('avance', given)).toBeCloseTo(force, 1)
    expect(read('retroceso', given)).toBe(muelle)
  })

  it('a spring as strong as the air keeps the rod in, and this is reported', () => {
    const stuck = run({ circuito: 'simple', s1: true, presion: 1, embolo: 10, muelle: 80 })
    expect(stuck.isOut).toBe(false)
    expect(stuck.outputs.avance.value).toBe(0)
    expect(stuck.warnings[0]).toContain('El muelle empuja con 80 N')
  })

  it('a rod as thick as the piston is reported', () => {
    const odd = run({ embolo: 20, vastago: 20 })
    expect(odd.outputs.retroceso.value).toBe(0)
    expect(odd.warnings).toHaveLength(1)
  })
})

describe('the air per cycle is the volume of the chambers times p + 1', () => {
  // By hand: (1963,5 + 1649,3) mm² · 100 mm = 0,36128 L; · 7 = 2,529 L of free air.
  // Single-acting: 0,19635 L · 7 = 1,374 L.
  it.each([
    ['doble', 6, 50, 20, 100, 2.529],
    ['doble', 5, 50, 20, 100, 2.1677],
    ['doble', 6, 50, 20, 200, 5.058],
    ['doble', 6, 32, 12, 100, 1.0468],
    ['velocidad', 6, 50, 20, 100, 2.529],
    ['biestable', 6, 50, 20, 100, 2.529],
    ['simple', 6, 50, 20, 100, 1.3744],
    ['o', 6, 50, 20, 100, 1.3744],
    ['y', 9, 20, 10, 50, 0.1571],
  ])('%s at %d bar, Ø%d/%d mm, %d mm: %d L', (circuito, presion, embolo, vastago, carrera, litres) => {
    expect(read('aire', { circuito, presion, embolo, vastago, carrera })).toBeCloseTo(litres, 3)
  })
})

describe('the speed is flow divided by area', () => {
  // v = q/A: 60 L/min = 1000 cm³/s; Ø50 has 19,635 cm², its ring 16,493 cm². 6 L/min = 100 cm³/s.
  it.each([
    ['doble', { caudal: 60 }, 50.93, 60.63],
    ['doble', { caudal: 30 }, 25.46, 30.32],
    ['simple', { caudal: 60 }, 50.93, 50.93],
    ['velocidad', { regulado: 6 }, 6.063, 60.63],
    ['velocidad', { regulado: 12 }, 12.126, 60.63],
    ['velocidad', { regulado: 60, caudal: 30 }, 25.46, 30.32],
    ['velocidad', { regulado: 1, embolo: 100, vastago: 25 }, 0.2264, 13.58],
  ])('%s with %o: %d cm/s out, %d cm/s back', (circuito, given, out, back) => {
    expect(read('velocidad', { circuito, ...given })).toBeCloseTo(out, 2)
    expect(read('vuelta', { circuito, ...given })).toBeCloseTo(back, 2)
  })

  it.each([
    [100, 1.649], // 10 cm at 6,063 cm/s
    [200, 3.299],
    [50, 0.825],
  ])('a stroke of %d mm takes %d s with the throttle', (carrera, seconds) => {
    expect(read('tiempo', { circuito: 'velocidad', carrera })).toBeCloseTo(seconds, 2)
  })
})

describe('valves', () => {
  it.each([
    ['simple', false, false, false],
    ['simple', true, false, true],
    ['doble', false, false, false],
    ['doble', true, false, true],
    ['velocidad', false, false, false],
    ['velocidad', true, false, true],
    // Truth tables of OR and AND.
    ['o', false, false, false],
    ['o', true, false, true],
    ['o', false, true, true],
    ['o', true, true, true],
    ['y', false, false, false],
    ['y', true, false, false],
    ['y', false, true, false],
    ['y', true, true, true],
  ])('%s with S1 %s and S2 %s: out is %s', (circuito, s1, s2, isOut) => {
    const outcome = run({ circuito, s1, s2 })
    expect(outcome.isOut).toBe(isOut)
    expect(outcome.state.lines.piston).toBe(isOut)
  })

  it('a 5/2 valve always feeds one chamber and exhausts the other', () => {
    for (const s1 of [true, false]) {
      const { lines } = run({ s1 }).state
      expect(lines.rod).toBe(!lines.piston)
    }
  })

  // Press and release: the last signal stays; if both are present, the first one wins.
  it.each([
    ['+1', true],
    ['+1 -1', true],
    ['+1 -1 +2', false],
    ['+1 -1 +2 -2', false],
    ['+1 +2', true],
    ['+1 +2 -1', false],
    ['+1 +2 -2 -1', true],
    ['+2 +1', false],
    ['+2 +1 -2', true],
    ['+2 -2', false],
  ])('the bistable valve after %s: out is %s', (moves, isOut) => {
    const memoria = moves
      .split(' ')
      .reduce(
        (now, move) => pressMemory(now, move.endsWith('1') ? 's1' : 's2', move.startsWith('+')),
        'tras2',
      )
    expect(run({ circuito: 'biestable', memoria }).isOut).toBe(isOut)
  })

  it('are described in the sentence', () => {
    expect(run({ s1: true }).sentence).toBe(
      'Vástago fuera, empujado con 1178 N. S1 pulsado: la 5/2 une 1 con 4, y el aire del otro lado sale por 2 y 3.',
    )
    expect(run({ circuito: 'y', s2: true }).sentence).toContain('Solo S2 pulsado')
  })
})

describe('the rod', () => {
  const rod = { isOut: true, stroke: 100, speed: { out: 50, back: 200 } }

  it.each([
    [{ isOut: true, from: 0, since: 0 }, 1, 0.5],
    [{ isOut: true, from: 0, since: 0 }, 9, 1],
    [{ isOut: true, from: 0.5, since: 2 }, 2.5, 0.75],
    [{ isOut: false, from: 1, since: 0 }, 0.25, 0.5],
    [{ isOut: false, from: 0.4, since: 1 }, 2, 0],
    [{ isOut: true, from: 0.3, since: 5 }, 1, 0.3],
  ])('of %o is after %d s at %d of its stroke', (journey, time, place) => {
    expect(placeOfRod(journey, rod, time)).toBeCloseTo(place, 9)
  })
})

it('any allowed state has a reproducible outcome', () => {
  let seed = 5
  const draw = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * most)
  }
  for (let round = 0; round < 500; round++) {
    const values = Object.fromEntries(
      Object.entries(pneumaticsParameters).map(([name, one]) => {
        if (one.kind === 'switch') return [name, draw(2) === 1]
        if (one.kind === 'choice')
          return [name, Object.keys(one.options)[draw(Object.keys(one.options).length)] ?? '']
        return [name, one.min + one.step * draw(Math.round((one.max - one.min) / one.step) + 1)]
      }),
    )
    const outcome = pneumatics.compute(values)
    expect(pneumatics.compute(values)).toEqual(outcome)
    expect(outcome.sentence).toMatch(/^Vástago (fuera|dentro), empujado con /)
    for (const { value } of Object.values(outcome.outputs)) {
      expect(typeof value === 'string' || (Number.isFinite(value) && value >= 0)).toBe(true)
    }
  }
})

import { describe, expect, it } from 'vitest'
import { drawAny } from '../state-fixture.ts'
import {
  type ControlLoopValues,
  computeControlLoop,
  controlLoopParameters,
  stepFactor,
} from './control-loop-model.ts'
import { simulator as controlLoop } from './definition.ts'
import { readTask } from './run-control.ts'

const initial = Object.fromEntries(
  Object.entries(controlLoopParameters).map(([name, parameter]) => [name, parameter.initial]),
) as ControlLoopValues

type Some = Partial<ControlLoopValues>
const run = (some: Some) => computeControlLoop({ ...initial, ...some })
const reading = (some: Some, key: string) => run(some).outputs[key]?.value
/** τ = C/G in minutes, C in kJ/°C, G in W/°C. */
const tau = (c: number, g: number): number => (1000 * c) / g / 60

describe('a room in open loop', () => {
  // First-order step response: T(t) = Te + (T0 − Te)·e^(−t/τ), Te = outside + P·u/(100·G).
  it.each<[number, number, number, number, number, number, number]>([
    // t0, outside, P, u, G, C, min
    [15, 5, 2500, 50, 100, 480, 80],
    [15, 5, 2500, 50, 100, 480, 160],
    [15, 5, 2500, 100, 100, 480, 40],
    [20, 0, 1000, 0, 100, 480, 80],
    [20, -10, 5000, 30, 200, 1000, 240],
    [0, 10, 3000, 70, 150, 600, 60],
    [30, 30, 2000, 25, 50, 300, 100],
    [18, 4, 1500, 100, 60, 3000, 480],
    [-5, -10, 500, 10, 400, 200, 30],
    [22, 12, 4000, 0, 300, 900, 200],
  ])(
    'from %d °C, outside %d °C, %d W at %d percent, %d W/°C, %d kJ/°C, %d min',
    (t0, fuera, p, u, g, c, min) => {
      const end = fuera + (p * u) / 100 / g
      const expected = end + (t0 - end) * Math.exp(-min / tau(c, g))
      expect(reading({ modo: 'abierto', t0, fuera, p, u, g, c, min }, 'final')).toBeCloseTo(expected, 9)
    },
  )

  it('has covered 63.2 % of its change after one time constant', () => {
    // Te = 5 + 1250/100 = 17.5; 17.5 − 2.5/e = 16.5803.
    expect(reading({ modo: 'abierto', min: 80 }, 'final')).toBeCloseTo(16.5803, 4)
  })

  // E = P·u·t.
  it.each<[number, number, number, number]>([
    [2500, 50, 180, 3.75],
    [1000, 100, 60, 1],
    [2000, 25, 120, 1],
    [500, 0, 480, 0],
    [5000, 100, 480, 40],
  ])('%d W at %d percent for %d min take %d kWh', (p, u, min, kWh) => {
    expect(reading({ modo: 'abierto', p, u, min }, 'gasto')).toBeCloseTo(kWh, 9)
  })

  // In equilibrium losses equal heating: G·(T − outside) = P.
  it.each<[number, number, number, number]>([
    [2500, 100, 5, 30],
    [1000, 50, -10, 10],
    [3000, 200, 10, 25],
    [500, 400, 0, 1.25],
  ])('%d W against %d W/°C with %d °C outside lead to %d °C', (p, g, fuera, top) => {
    expect(reading({ p, g, fuera }, 'tope')).toBeCloseTo(top, 9)
  })

  it('cools faster while the window is open', () => {
    // Three exponentials in sequence: τ = 80 min, with 100 W/°C more 40 min, then 80 min again.
    const some = { modo: 'abierto', u: 0, t0: 25, fuera: 5, pg: 100, pt: 40, pd: 20, min: 100 }
    const expected = 5 + 20 * Math.exp(-40 / 80) * Math.exp(-20 / 40) * Math.exp(-40 / 80)
    expect(reading(some, 'final')).toBeCloseTo(expected, 9)
  })
})

describe('a room with hysteresis', () => {
  // Cycle of a relay: τ·ln((Te − L)/(Te − H)) to heat, τ·ln((H − outside)/(L − outside)) to cool.
  it.each<[number, number, number, number, number, number]>([
    // setpoint, band, outside, P, G, C
    [21, 2, 5, 2500, 100, 480],
    [21, 1, 5, 2500, 100, 480],
    [21, 0.5, 5, 2500, 100, 480],
    [21, 4, 5, 2500, 100, 480],
    [20, 2, -5, 5000, 150, 1000],
    [18, 3, 0, 3000, 120, 600],
    [25, 2, 10, 2000, 80, 400],
    [19, 1, 8, 1500, 90, 700],
    [22, 6, 2, 4000, 110, 300],
  ])('%d °C ± half of %d °C, outside %d °C, %d W, %d W/°C, %d kJ/°C', (ts, banda, fuera, p, g, c) => {
    const low = ts - banda / 2
    const high = ts + banda / 2
    const end = fuera + p / g
    const up = tau(c, g) * Math.log((end - low) / (end - high))
    const down = tau(c, g) * Math.log((high - fuera) / (low - fuera))
    expect(reading({ ts, banda, fuera, p, g, c, min: 480 }, 'ciclo')).toBeCloseTo(up + down, 8)
  })

  it('cycles in 27.86 min with the initial values', () => {
    // 80·ln(10/8) + 80·ln(17/15) = 17.851 + 10.013.
    expect(reading({}, 'ciclo')).toBeCloseTo(27.86, 2)
  })

  it('stays within its thresholds once it has reached them', () => {
    const { settled } = run({ min: 480 })
    expect([settled.lowest, settled.highest]).toEqual([20, 22])
  })

  it('stays off between the thresholds until it has cooled to the lower one', () => {
    // Off from 21 °C: 80·ln(16/15) = 5.163 min to 20 °C.
    expect(run({ t0: 21, min: 30 }).pieces[0]).toMatchObject({ order: 0, end: 20 })
    expect(run({ t0: 21, min: 30 }).pieces[0]?.minutes).toBeCloseTo(5.163, 3)
  })
})

describe('a tank with hysteresis', () => {
  // Constant rates, as in the topic: up in band/(q − d), down in band/d; a centimetre is 10·A litres.
  it.each<[number, number, number, number, number]>([
    // band, q, d, A, minutes of a cycle
    [20, 40, 20, 2, 40],
    [10, 40, 20, 2, 20],
    [20, 60, 20, 2, 30],
    [40, 50, 10, 1, 50],
    [30, 80, 20, 2, 40],
    [12, 30, 10, 1, 18],
    [16, 100, 20, 5, 50],
    [80, 90, 60, 1, 40],
    [2, 45, 15, 3, 6],
  ])('%d cm with %d L/min in and %d out over %d m² cycle in %d min', (bandah, q, d, area, minutes) => {
    expect(reading({ planta: 'deposito', bandah, q, d, area, min: 480 }, 'ciclo')).toBeCloseTo(minutes, 9)
  })

  it('takes in as much as it supplies, cycle after cycle', () => {
    // From 90 cm up at minute 40·k: in 480 min, twelve cycles of 40 min, half of them at 40 L/min.
    expect(reading({ planta: 'deposito', h0: 90, min: 480 }, 'gasto')).toBeCloseTo(9600, 6)
  })

  it('does not fill above its rim, and reports the overflow', () => {
    const { warnings, outputs } = run({ planta: 'deposito', hs: 180, bandah: 60, min: 480 })
    expect(outputs.final?.value).toBe(200)
    // 150 cm at 1 cm/min: full after 150 min, overflowing for the remaining 330 min.
    expect(warnings).toEqual(['El depósito rebosa durante 330 min.'])
  })
})

describe('proportional control', () => {
  // In equilibrium heating equals losses: K·e·P/100 = G·(r − e − outside).
  // Then e = G·(r − outside)/(G + K·P/100).
  it.each<[number, number, number, number, number]>([
    // K, setpoint, outside, P, G
    [20, 21, 5, 2500, 100],
    [10, 21, 5, 2500, 100],
    [50, 21, 5, 2500, 100],
    [5, 20, 0, 3000, 60],
    [30, 18, -2, 4000, 120],
    [15, 25, 15, 1000, 80],
    [40, 22, 10, 2000, 100],
  ])(
    'leaves the steady error of a room: K = %d, %d °C, outside %d °C, %d W, %d W/°C',
    (kt, ts, fuera, p, g) => {
      const expected = (g * (ts - fuera)) / (g + (kt * p) / 100)
      const some = { modo: 'proporcional', kt, ts, fuera, p, g, c: 200, cada: 0.5, min: 480 }
      expect(reading(some, 'error')).toBeCloseTo(expected, 4)
    },
  )

  // Inflow equals outflow: q·K·e/100 = d.
  it.each<[number, number, number, number]>([
    // K, q, d, e
    [2, 40, 20, 25],
    [5, 40, 20, 10],
    [4, 50, 10, 5],
    [10, 100, 50, 5],
    [2.5, 80, 40, 20],
    [8, 60, 30, 6.25],
  ])('leaves the steady error of a tank: K = %d, %d L/min in, %d out', (kh, q, d, error) => {
    const some = { planta: 'deposito', modo: 'proporcional', kh, q, d, area: 1, cada: 0.5, min: 480 }
    expect(reading(some, 'error')).toBeCloseTo(error, 3)
  })

  // K·e between 0 and 100 %.
  it.each<[number, number, number, number]>([
    [20, 21, 19, 40],
    [10, 21, 18, 30],
    [25, 21, 20, 25],
    [20, 21, 15, 100],
    [20, 21, 23, 0],
    [15, 20, 20, 0],
    [1, 30, -10, 40],
  ])('K = %d, setpoint %d °C, measure %d °C: order %d', (kt, ts, t0, order) => {
    expect(reading({ modo: 'proporcional', kt, ts, t0 }, 'orden')).toBeCloseTo(order, 9)
  })

  // For a tank measured every T minutes, the error is multiplied by 1 − K·q·T/(1000·A) each time.
  it.each<[number, number, number, number, boolean]>([
    [10, 40, 1, 2, false],
    [20, 40, 4, 2, false],
    [20, 40, 4.5, 2, false],
    [20, 40, 10.5, 2, true],
    [20, 100, 5, 1, true],
    [20, 100, 1, 1, false],
  ])('K = %d, %d L/min, a measure every %d min, %d m²: unstable is %s', (kh, q, cada, area, swings) => {
    const some: Some = { planta: 'deposito', modo: 'proporcional', kh, q, cada, area, d: 10, min: 480 }
    const factor = 1 - (kh * q * cada) / (1000 * area)
    expect(stepFactor(readTask({ ...initial, ...some }), cada)).toBeCloseTo(factor, 9)
    expect(run(some).warnings.some((warning) => warning.startsWith('Oscila sin parar'))).toBe(swings)
    expect(factor < -1).toBe(swings)
  })
})

describe('on/off control', () => {
  it('switches at every measurement near the setpoint', () => {
    // From 99 cm: +1 cm/min while below 100 cm at a measurement, else −1: 99, 100, 99, 100 …
    const { pieces } = run({ planta: 'deposito', modo: 'todo', h0: 99, min: 30 })
    expect(pieces.map(({ end }) => end)).toEqual(Array.from({ length: 30 }, (_, at) => (at % 2 ? 99 : 100)))
    expect(reading({ planta: 'deposito', modo: 'todo', h0: 99, min: 30 }, 'arranques')).toBe(15)
  })

  it('warns about thirty starts per hour', () => {
    expect(run({ planta: 'deposito', modo: 'todo', h0: 99, min: 30 }).warnings).toEqual([
      'Arranca 30 veces por hora: así un relé se desgasta enseguida. Hace falta más histéresis.',
    ])
  })

  it('starts less often when it measures less often', () => {
    // Every 10 min: 90, 100, 90 … from 90 cm: a start every 20 min.
    const some = { planta: 'deposito', modo: 'todo', h0: 90, cada: 10, min: 200 }
    expect(reading(some, 'ciclo')).toBe(20)
    expect(run(some).warnings).toEqual([])
  })
})

describe('impossible settings', () => {
  it.each<[string, Some, string]>([
    [
      'a heating that is too weak',
      { p: 1000 },
      'Ni siempre encendida llegaría a 21 °C: se quedaría en 15 °C.',
    ],
    ['a hot street', { fuera: 25 }, 'una calefacción no puede enfriar'],
    ['a start above the setpoint', { t0: 25 }, 'solo queda esperar'],
    ['a tank that is used up', { planta: 'deposito', q: 10, d: 30 }, 'Se consume más agua'],
    // 50 cm of 2 m² are 1000 L: at 20 L/min empty after 50 min of 180.
    ['a valve that stays shut', { planta: 'deposito', modo: 'abierto', u: 0 }, 'vacío durante 130 min'],
    // 150 cm of 2 m² at +20 L/min: full after 150 min.
    ['a valve that stays open', { planta: 'deposito', modo: 'abierto', u: 100 }, 'rebosa durante 30 min'],
  ])('%s is reported', (_, some, words) => {
    expect(run(some).warnings.join(' ')).toContain(words)
  })
})

describe('any state', () => {
  const states = Array.from({ length: 500 }, (_, seed) => drawAny(controlLoop, seed) as ControlLoopValues)

  it('has a run without gaps and with finite values', () => {
    for (const values of states) {
      const { pieces, outputs, sentence } = computeControlLoop(values)
      const gaps = pieces.map(({ x, start }, at) => {
        const before = pieces[at - 1] ?? { start: 0, minutes: 0, end: x }
        return Math.max(Math.abs(start - before.start - before.minutes), Math.abs(x - before.end))
      })
      expect(Math.max(...gaps)).toBeLessThan(1e-6)
      const last = pieces.at(-1)
      expect((last?.start ?? 0) + (last?.minutes ?? 0)).toBeCloseTo(values.min, 6)
      for (const { value } of Object.values(outputs)) expect(Number.isNaN(value)).toBe(false)
      expect(sentence).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it('yields the same run each time', () => {
    for (const values of states.slice(0, 50))
      expect(computeControlLoop(values)).toEqual(computeControlLoop(values))
  })

  it('agrees with Euler integration in small steps', () => {
    for (const values of states
      .slice(0, 60)
      .filter(({ modo }) => modo === 'abierto' || modo === 'proporcional'))
      expect(computeControlLoop(values).outputs.final?.value).toBeCloseTo(eulerEnd(values), 1)
  })
})

/** End of a run by Euler steps of 0.6 s, directly from the balances of heat and water. */
function eulerEnd(values: ControlLoopValues): number {
  const { planta, modo, min, cada, pt, pd } = values
  const perMinute = 100
  const isTank = planta === 'deposito'
  const [setpoint, gain] = isTank ? [values.hs, values.kh] : [values.ts, values.kt]
  let x = isTank ? values.h0 : values.t0
  let order = values.u
  for (let step = 0; step < min * perMinute; step++) {
    const minute = step / perMinute
    const more = minute >= pt && minute < pt + pd
    if (modo === 'proporcional' && step % (cada * perMinute) === 0)
      order = Math.min(100, Math.max(0, gain * (setpoint - x)))
    if (isTank) {
      const litres = (values.q * order) / 100 - values.d - (more ? values.pq : 0)
      x = Math.min(200, Math.max(0, x + litres / (10 * values.area) / perMinute))
    } else {
      const watts = (values.p * order) / 100 - (values.g + (more ? values.pg : 0)) * (x - values.fuera)
      x += (watts * 60) / (1000 * values.c) / perMinute
    }
  }
  return x
}

import type { ControlLoopValues } from './control-loop-parameters.ts'

/**
 * What is controlled, as dx/dt = f − b·x, with x in °C or cm and time in minutes. `inflow`: what a full order adds to f; `base`: f with no
 * order; `decay`: b. `least` and `most`: x goes no further (an empty tank, its rim).
 */
export type Plant = { inflow: number; base: number; decay: number; least: number; most: number }

/** What is controlled, measured and asked for, in °C or cm; the gain is in % of the order for each of them. */
export type Task = {
  setpoint: number
  start: number
  band: number
  gain: number
  calm: Plant
  disturbed: Plant
}

/** How high the tank is, in cm. */
export const tankHeight = 200

/** The plant with and without its disturbance, and what is asked of it. */
export function readTask(values: ControlLoopValues): Task {
  const { planta, ts, hs, t0, h0, banda, bandah, kt, kh, pg, pq, g, d } = values
  return planta === 'deposito'
    ? {
        setpoint: hs,
        start: h0,
        band: bandah,
        gain: kh,
        calm: tank(values, d),
        disturbed: tank(values, d + pq),
      }
    : {
        setpoint: ts,
        start: t0,
        band: banda,
        gain: kt,
        calm: room(values, g),
        disturbed: room(values, g + pg),
      }
}

/** C·dT/dt = P·u − G·(T − outside); C in kJ/°C, P in W, G in W/°C. */
function room({ p, c, fuera }: ControlLoopValues, losses: number): Plant {
  const perWatt = 60 / (1000 * c)
  return {
    inflow: p * perWatt,
    base: losses * fuera * perWatt,
    decay: losses * perWatt,
    least: -Infinity,
    most: Infinity,
  }
}

/** A·dh/dt = q·u − d; q and d in L/min, A in m²: a centimetre of one square metre is ten litres. */
function tank({ q, area }: ControlLoopValues, demand: number): Plant {
  return { inflow: q / (10 * area), base: -demand / (10 * area), decay: 0, least: 0, most: tankHeight }
}

/** A stretch in which x' = f − b·x, from `x` on. */
export type Stretch = { x: number; f: number; b: number }

/** x after so many minutes: an exponential, or a straight line where nothing is lost. */
export function after({ x, f, b }: Stretch, minutes: number): number {
  if (b === 0) return x + f * minutes
  const end = f / b
  return end + (x - end) * Math.exp(-b * minutes)
}

/** Minutes until x gets to a value; Infinity where it never does. */
export function minutesTo({ x, f, b }: Stretch, value: number): number {
  if (b === 0) return (value - x) / f > 0 ? (value - x) / f : Infinity
  const ratio = (f / b - x) / (f / b - value)
  return ratio > 1 ? Math.log(ratio) / b : Infinity
}

/** The integral of x over so many minutes. */
export function area({ x, f, b }: Stretch, minutes: number): number {
  if (b === 0) return (x + (f * minutes) / 2) * minutes
  return (f * minutes - (after({ x, f, b }, minutes) - x)) / b
}

import type { ControlLoopValues } from './control-loop-parameters.ts'

/**
 * The controlled plant as dx/dt = f − b·x, with x in °C or cm and time in minutes.
 * `inflow`: what a full order adds to f; `base`: f without an order; `decay`: b.
 * `least` and `most` bound x (an empty tank, its rim).
 */
export type Plant = { inflow: number; base: number; decay: number; least: number; most: number }

/** Setpoint, start and band in °C or cm; the gain is in % of the order per °C or cm. */
export type Task = {
  setpoint: number
  start: number
  band: number
  gain: number
  calm: Plant
  disturbed: Plant
}

/** Height of the tank, in cm. */
export const tankHeight = 200

/** The plant with and without its disturbance, and the settings of the controller. */
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

/** A·dh/dt = q·u − d; q and d in L/min, A in m²: one centimetre on one square metre is ten litres. */
function tank({ q, area }: ControlLoopValues, demand: number): Plant {
  return { inflow: q / (10 * area), base: -demand / (10 * area), decay: 0, least: 0, most: tankHeight }
}

/** A stretch of time with x' = f − b·x, starting at `x`. */
export type Stretch = { x: number; f: number; b: number }

/** x after so many minutes: an exponential, or a straight line if b is 0. */
export function after({ x, f, b }: Stretch, minutes: number): number {
  if (b === 0) return x + f * minutes
  const end = f / b
  return end + (x - end) * Math.exp(-b * minutes)
}

/** Minutes until x reaches a value; Infinity if it never does. */
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

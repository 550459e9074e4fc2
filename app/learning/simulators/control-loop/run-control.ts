import type { ControlLoopValues } from './control-loop-model.ts'

/** A piece of a run with a constant order in %: from minute `start` for `minutes`, from x to `end`. */
export type Piece = Stretch & {
  start: number
  minutes: number
  end: number
  order: number
  disturbed: boolean
}

/**
 * Runs the loop exactly: each piece has a closed form.
 * A piece ends where an order or the disturbance changes, or a limit is reached.
 */
export function runControl(values: ControlLoopValues): Piece[] {
  const task = readTask(values)
  const total = values.min
  const pieces: Piece[] = []
  const decide = controllerOf(values, task)
  let minute = 0
  let x = task.start
  while (minute < total) {
    const { order, until } = decide(x, minute)
    const disturbed = minute >= values.pt && minute < values.pt + values.pd
    const plant = disturbed ? task.disturbed : task.calm
    const stretch = { x, f: plant.base + (plant.inflow * order) / 100, b: plant.decay }
    const next = until(stretch)
    const end = Math.min(total, minute + next.minutes, nextEdge(values, minute))
    const added = cutAtRims({ ...stretch, start: minute, order, disturbed }, end - minute, plant)
    pieces.push(...added)
    // The exact threshold instead of the floating-point result, because the next decision compares with it.
    x = (end === minute + next.minutes ? next.x : undefined) ?? added.at(-1)?.end ?? x
    minute = end
  }
  return pieces
}

function nextEdge({ pt, pd }: ControlLoopValues, minute: number): number {
  return [pt, pt + pd].find((edge) => edge > minute) ?? Infinity
}

type Decision = {
  order: number
  /** Minutes until the controller decides again, and x at that moment if it is known. */
  until: (stretch: Stretch) => { minutes: number; x?: number }
}
type Controller = (x: number, minute: number) => Decision

function controllerOf({ modo, u, cada }: ControlLoopValues, task: Task): Controller {
  if (modo === 'abierto') return () => ({ order: u, until: () => ({ minutes: Infinity }) })
  if (modo === 'histeresis') return relay(task)
  return sampled(cada, modo === 'todo' ? (x) => (x < task.setpoint ? 100 : 0) : (x) => proportional(task, x))
}

/** Order of a proportional controller in %: K times the error, clamped to 0–100. */
function proportional({ gain, setpoint }: Pick<Task, 'gain' | 'setpoint'>, x: number): number {
  return Math.min(100, Math.max(0, gain * (setpoint - x)))
}

/**
 * Hysteresis: on at the lower threshold, off at the upper one, unchanged between them, off at first.
 * It reacts to a threshold at once.
 */
function relay({ setpoint, band, calm }: Task): Controller {
  const low = setpoint - band / 2
  const high = setpoint + band / 2
  let isOn = false
  return (x) => {
    if (x <= low) isOn = true
    else if (x >= high) isOn = false
    const target = isOn ? high : low
    const isWithin = target >= calm.least && target <= calm.most
    return {
      order: isOn ? 100 : 0,
      until: (stretch) => ({ minutes: isWithin ? minutesTo(stretch, target) : Infinity, x: target }),
    }
  }
}

/** Measures at a fixed interval from the start on, and keeps its order between two measurements. */
function sampled(every: number, decide: (x: number) => number): Controller {
  let measures = 0
  let order = 0
  return (x, minute) => {
    // Intervals are multiples of half a minute, so these sums are exact.
    if (minute === measures * every) {
      order = decide(x)
      measures++
    }
    return { order, until: () => ({ minutes: measures * every - minute }) }
  }
}

type Start = Omit<Piece, 'minutes' | 'end'>

/** One piece, or two if x reaches a limit: an empty tank, or its rim. */
function cutAtRims(start: Start, minutes: number, { least, most }: Plant): Piece[] {
  const rim = start.f < 0 ? least : most
  if (!Number.isFinite(rim)) return [{ ...start, minutes, end: after(start, minutes) }]
  const way = start.x === rim ? 0 : minutesTo(start, rim)
  if (start.f === 0 || way >= minutes) return [{ ...start, minutes, end: after(start, minutes) }]
  const still: Piece = { ...start, x: rim, f: 0, start: start.start + way, minutes: minutes - way, end: rim }
  return way === 0 ? [still] : [{ ...start, minutes: way, end: rim }, still]
}

/** Values of the last quarter of a run, when most loops have settled. */
export type Settled = { mean: number; highest: number; lowest: number }

/** Mean (exact) and extremes of x from a minute on. */
export function readSettled(pieces: readonly Piece[], from: number): Settled {
  let sum = 0
  let time = 0
  const ends: number[] = []
  for (const piece of pieces) {
    const skipped = Math.max(0, from - piece.start)
    if (skipped >= piece.minutes) continue
    const x = after(piece, skipped)
    const minutes = piece.minutes - skipped
    sum += area({ ...piece, x }, minutes)
    time += minutes
    // Within a piece x is monotonic, so its extremes are at the ends.
    ends.push(x, piece.end)
  }
  return {
    mean: sum / time,
    highest: ends.reduce((a, b) => Math.max(a, b)),
    lowest: ends.reduce((a, b) => Math.min(a, b)),
  }
}

/** Minutes at which the actuator starts: the order rises from 0. */
export function listStarts(pieces: readonly Piece[]): number[] {
  return pieces
    .filter(({ order }, at) => order > 0 && (pieces[at - 1]?.order ?? 0) === 0)
    .map(({ start }) => start)
}

/** Minutes at full order that would use as much energy or water as the run. */
export function fullMinutes(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { order, minutes }) => sum + (order / 100) * minutes, 0)
}

/** Minutes for which x stays at a limit of the tank. */
export function minutesAt(pieces: readonly Piece[], rim: number): number {
  return pieces
    .filter(({ x, end }) => x === rim && end === rim)
    .reduce((sum, { minutes }) => sum + minutes, 0)
}

/** x and order at a minute of the run. */
export function readAt(
  pieces: readonly Piece[],
  minute: number,
): { x: number; order: number; disturbed: boolean } {
  const piece = pieces.findLast(({ start }) => start <= minute) ?? pieces[0]
  if (!piece) return { x: 0, order: 0, disturbed: false }
  const { order, disturbed } = piece
  return { x: after(piece, Math.min(piece.minutes, minute - piece.start)), order, disturbed }
}

/**
 * The controlled plant as dx/dt = f − b·x, with x in °C or cm and time in minutes.
 * `inflow`: what a full order adds to f; `base`: f without an order; `decay`: b.
 * `least` and `most` bound x (an empty tank, its rim).
 */
type Plant = { inflow: number; base: number; decay: number; least: number; most: number }

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
type Stretch = { x: number; f: number; b: number }

/** x after so many minutes: an exponential, or a straight line if b is 0. */
export function after({ x, f, b }: Stretch, minutes: number): number {
  if (b === 0) return x + f * minutes
  const end = f / b
  return end + (x - end) * Math.exp(-b * minutes)
}

/** Minutes until x reaches a value; Infinity if it never does. */
function minutesTo({ x, f, b }: Stretch, value: number): number {
  if (b === 0) return (value - x) / f > 0 ? (value - x) / f : Infinity
  const ratio = (f / b - x) / (f / b - value)
  return ratio > 1 ? Math.log(ratio) / b : Infinity
}

/** The integral of x over so many minutes. */
function area({ x, f, b }: Stretch, minutes: number): number {
  if (b === 0) return (x + (f * minutes) / 2) * minutes
  return (f * minutes - (after({ x, f, b }, minutes) - x)) / b
}

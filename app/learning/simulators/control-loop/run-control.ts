import type { ControlLoopValues } from './control-loop-parameters.ts'
import { after, minutesTo, type Plant, readTask, type Stretch, type Task } from './plant.ts'

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

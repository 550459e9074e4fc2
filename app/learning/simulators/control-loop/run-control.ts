import type { ControlLoopValues } from './control-loop-parameters.ts'
import { after, minutesTo, type Plant, readTask, type Stretch, type Task } from './plant.ts'

/** A piece of a run with one order: from minute `start` for `minutes`, from x to `end`. `order`: 0–100 %. */
export type Piece = Stretch & {
  start: number
  minutes: number
  end: number
  order: number
  disturbed: boolean
}

/** A run of the loop, exact: each piece is a closed form, the pieces meet where an order, the disturbance or a rim begins or ends. */
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
    // The threshold itself, not what floating point makes of it: the next decision compares with it.
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
  /** In how many minutes the controller decides again, and the x at which it does where that is known. */
  until: (stretch: Stretch) => { minutes: number; x?: number }
}
type Controller = (x: number, minute: number) => Decision

function controllerOf({ modo, u, cada }: ControlLoopValues, task: Task): Controller {
  if (modo === 'abierto') return () => ({ order: u, until: () => ({ minutes: Infinity }) })
  if (modo === 'histeresis') return relay(task)
  return sampled(cada, modo === 'todo' ? (x) => (x < task.setpoint ? 100 : 0) : (x) => proportional(task, x))
}

/** The order of a proportional controller, in %: K times the error, between nothing and everything. */
function proportional({ gain, setpoint }: Pick<Task, 'gain' | 'setpoint'>, x: number): number {
  return Math.min(100, Math.max(0, gain * (setpoint - x)))
}

/** On at the lower threshold, off at the upper one, as it was between them; off at first. It notices a threshold at once. */
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

/** Measures every so many minutes from the start on and keeps its order between two measures, whatever happens. */
function sampled(every: number, decide: (x: number) => number): Controller {
  let measures = 0
  let order = 0
  return (x, minute) => {
    // Steps of half a minute: these sums are exact.
    if (minute === measures * every) {
      order = decide(x)
      measures++
    }
    return { order, until: () => ({ minutes: measures * every - minute }) }
  }
}

type Start = Omit<Piece, 'minutes' | 'end'>

/** One piece, or two where x comes to what it cannot pass: an empty tank, its rim. */
function cutAtRims(start: Start, minutes: number, { least, most }: Plant): Piece[] {
  const rim = start.f < 0 ? least : most
  if (!Number.isFinite(rim)) return [{ ...start, minutes, end: after(start, minutes) }]
  const way = start.x === rim ? 0 : minutesTo(start, rim)
  if (start.f === 0 || way >= minutes) return [{ ...start, minutes, end: after(start, minutes) }]
  const still: Piece = { ...start, x: rim, f: 0, start: start.start + way, minutes: minutes - way, end: rim }
  return way === 0 ? [still] : [{ ...start, minutes: way, end: rim }, still]
}

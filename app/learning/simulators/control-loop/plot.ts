import type { ControlLoopOutcome } from './control-loop-model.ts'
import type { ControlLoopValues } from './control-loop-parameters.ts'
import { after } from './plant.ts'
import type { Piece } from './run-control.ts'

/**
 * Geometry of the plot over time, in units of the picture.
 * `x` maps a minute, `y` an output, `order` an order in %.
 */
export type Plot = {
  left: number
  right: number
  top: number
  /** Bottom of the plot of the output. */
  middle: number
  bottom: number
  x: (minute: number) => number
  y: (output: number) => number
  order: (order: number) => number
  ticks: readonly number[]
  minutes: readonly number[]
}

const box = { left: 36, right: 308, top: 206, middle: 326, above: 366, bottom: 414 }
const short = (value: number): number => Math.round(value * 10) / 10

/** Scales for a run: its whole time, its whole range of output, and the setpoint with its thresholds. */
export function makePlot({ min, modo }: ControlLoopValues, { pieces, task }: ControlLoopOutcome): Plot {
  const reach = modo === 'abierto' ? 0 : modo === 'histeresis' ? task.band / 2 : 0
  const asked = modo === 'abierto' ? [] : [task.setpoint - reach, task.setpoint + reach]
  const { least, most } = extremes(pieces, asked)
  const step = stepFor((most - least) / 4)
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  const { left, right, top, middle, above, bottom } = box
  return {
    left,
    right,
    top,
    middle,
    bottom,
    x: (minute) => short(left + ((right - left) * minute) / min),
    y: (output) => short(middle - ((middle - top) * (output - low)) / (high - low)),
    order: (order) => short(bottom - ((bottom - above) * order) / 100),
    ticks: multiples(low, high, step),
    minutes: multiples(0, min * 0.9, stepFor(min / 6, [1, 2, 3, 6])),
  }
}

function extremes(pieces: readonly Piece[], asked: readonly number[]): { least: number; most: number } {
  let least = Math.min(...asked, pieces[0]?.x ?? 0)
  let most = Math.max(...asked, pieces[0]?.x ?? 0)
  for (const { end } of pieces) {
    least = Math.min(least, end)
    most = Math.max(most, end)
  }
  return { least, most }
}

/** The smallest round step that is at least `size`. */
function stepFor(size: number, round: readonly number[] = [1, 2, 5, 10]): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(size, 1e-3)))
  return Math.max(1, (round.find((one) => one * power >= size) ?? 10) * power)
}

function multiples(low: number, high: number, step: number): number[] {
  return Array.from({ length: Math.floor((high - low) / step + 1e-9) + 1 }, (_, at) => low + at * step)
}

/** The output over time as an SVG path. */
export function pathOfOutput(pieces: readonly Piece[], plot: Plot): string {
  return pathThrough(
    pieces.flatMap((piece) => {
      // A point every four units makes an exponential look smooth.
      const parts = Math.max(1, Math.ceil((plot.x(piece.start + piece.minutes) - plot.x(piece.start)) / 4))
      return Array.from({ length: parts + 1 }, (_, at): Point => {
        const minutes = (piece.minutes * at) / parts
        return [plot.x(piece.start + minutes), plot.y(after(piece, minutes))]
      })
    }),
  )
}

/** The order over time as an SVG path, in steps. */
export function pathOfOrder(pieces: readonly Piece[], plot: Plot): string {
  return pathThrough(
    pieces.flatMap(({ start, minutes, order }): Point[] => [
      [plot.x(start), plot.order(order)],
      [plot.x(start + minutes), plot.order(order)],
    ]),
  )
}

type Point = readonly [number, number]

/**
 * A path through points in order of time.
 * In each column of one unit only the first, highest, lowest and last points are drawn.
 */
function pathThrough(points: readonly Point[]): string {
  const columns = new Map<number, Point[]>()
  for (const point of points) {
    const column = columns.get(Math.round(point[0]))
    if (column) column.push(point)
    else columns.set(Math.round(point[0]), [point])
  }
  const kept = [...columns.values()].flatMap((column) => {
    if (column.length <= 4) return column
    const heights = column.map(([, y]) => y)
    const ends = new Set([
      0,
      heights.indexOf(Math.min(...heights)),
      heights.indexOf(Math.max(...heights)),
      column.length - 1,
    ])
    return column.filter((_, at) => ends.has(at))
  })
  return kept.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

import { memo, type ReactNode, useMemo } from 'react'
import { defineView, type View } from '../simulator-view.ts'
import { BlockDiagram } from './block-diagram.tsx'
import type { ControlLoopOutcome, ControlLoopValues, controlLoopParameters } from './control-loop-model.ts'
import { simulator } from './definition.ts'
import { after, type Piece, readAt } from './run-control.ts'

export const view = defineView({ simulator, Picture: ControlLoopPicture })

/** Seconds in which the cursor crosses a run before it restarts. */
const walk = 24

/** The block diagram and the plot over time; the cursor marks the moment that the blocks show. */
function ControlLoopPicture({
  values,
  outcome,
  time,
  saidTime = time,
}: View<typeof controlLoopParameters, ControlLoopOutcome>): ReactNode {
  const minuteAt = (seconds: number): number => ((seconds / walk) % 1) * values.min
  const minute = minuteAt(time)
  const now = readAt(outcome.pieces, minute)
  const saidMinute = minuteAt(saidTime)
  const said = useMemo(() => readAt(outcome.pieces, saidMinute), [outcome, saidMinute])
  const plot = useMemo(() => makePlot(values, outcome), [values, outcome])
  return (
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 436" fill="none">
      <BlockDiagram values={values} task={outcome.task} now={said} minute={saidMinute} />
      <StillPlot values={values} outcome={outcome} plot={plot} />
      <path className="sim-line" d={`M${plot.x(minute)} ${plot.top}V${plot.bottom}`} />
      <circle className="sim-full" cx={plot.x(minute)} cy={plot.y(now.x)} r={5} />
    </svg>
  )
}

type PlotProps = { values: ControlLoopValues; outcome: ControlLoopOutcome }

/** The static part, rendered once per state. */
const StillPlot = memo(function StillPlot({ values, outcome, plot }: PlotProps & PartProps): ReactNode {
  return (
    <g>
      <Disturbance values={values} plot={plot} />
      <Axes values={values} plot={plot} />
      <Asked values={values} outcome={outcome} plot={plot} />
      <path className="sim-mark" d={pathOfOutput(outcome.pieces, plot)} />
      <path className="sim-line" d={pathOfOrder(outcome.pieces, plot)} />
    </g>
  )
})

type PartProps = { values: ControlLoopValues; plot: Plot }

function Disturbance({ values, plot }: PartProps): ReactNode {
  const { planta, pg, pq, pt, pd, min } = values
  if ((planta === 'deposito' ? pq : pg) === 0 || pt >= min) return null
  const left = plot.x(pt)
  const width = plot.x(Math.min(min, pt + pd)) - left
  const isLate = left > 240
  return (
    <g>
      <rect className="sim-soft" x={left} y={plot.top} width={width} height={plot.bottom - plot.top} />
      <text
        className="sim-small"
        x={isLate ? left - 3 : left + 3}
        y={plot.top + 12}
        textAnchor={isLate ? 'end' : 'start'}
      >
        {planta === 'deposito' ? 'fuga' : 'ventana'}
      </text>
    </g>
  )
}

function Axes({ values, plot }: PartProps): ReactNode {
  const unit = values.planta === 'deposito' ? 'cm' : '°C'
  return (
    <g>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <path className="sim-thin" d={`M${plot.left} ${plot.y(tick)}H${plot.right}`} />
          <text className="sim-small" x={plot.left - 4} y={plot.y(tick) + 4} textAnchor="end">
            {tick < 0 ? `−${-tick}` : tick}
          </text>
        </g>
      ))}
      <text className="sim-small" x={4} y={plot.top - 8}>
        {unit}
      </text>
      <path
        className="sim-thin"
        d={`M${plot.left} ${plot.order(100)}H${plot.right}M${plot.left} ${plot.order(0)}H${plot.right}`}
      />
      <text className="sim-small" x={4} y={plot.order(100) - 14}>
        Orden (%)
      </text>
      {[0, 100].map((order) => (
        <text key={order} className="sim-small" x={plot.left - 4} y={plot.order(order) + 4} textAnchor="end">
          {order}
        </text>
      ))}
      <path
        className="sim-line"
        d={`M${plot.left} ${plot.top}V${plot.middle}M${plot.left} ${plot.order(100)}V${plot.bottom}`}
      />
      {plot.minutes.map((minute) => (
        <text
          key={minute}
          className="sim-small"
          x={plot.x(minute)}
          y={plot.order(0) + 17}
          textAnchor="middle"
        >
          {minute}
        </text>
      ))}
      <text className="sim-small" x={plot.right} y={plot.order(0) + 17} textAnchor="end">
        min
      </text>
    </g>
  )
}

/** The setpoint, and both thresholds of hysteresis. */
function Asked({ values, outcome, plot }: PlotProps & PartProps): ReactNode {
  if (values.modo === 'abierto') return null
  const { setpoint, band } = outcome.task
  const thresholds = values.modo === 'histeresis' ? [setpoint - band / 2, setpoint + band / 2] : []
  return (
    <g>
      <path
        className="sim-line"
        strokeDasharray="8 4"
        d={`M${plot.left} ${plot.y(setpoint)}H${plot.right}`}
      />
      {thresholds.map((threshold) => (
        <path
          key={threshold}
          className="sim-line"
          strokeDasharray="2 4"
          d={`M${plot.left} ${plot.y(threshold)}H${plot.right}`}
        />
      ))}
    </g>
  )
}

/**
 * Geometry of the plot over time, in units of the picture.
 * `x` maps a minute, `y` an output, `order` an order in %.
 */
type Plot = {
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
function makePlot({ min, modo }: ControlLoopValues, { pieces, task }: ControlLoopOutcome): Plot {
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
function pathOfOutput(pieces: readonly Piece[], plot: Plot): string {
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
function pathOfOrder(pieces: readonly Piece[], plot: Plot): string {
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

import { memo, type ReactNode, useMemo } from 'react'
import type { View } from '../simulator-view.ts'
import { BlockDiagram } from './block-diagram.tsx'
import type { ControlLoopOutcome } from './control-loop-model.ts'
import type { ControlLoopValues, controlLoopParameters } from './control-loop-parameters.ts'
import { makePlot, type Plot, pathOfOrder, pathOfOutput } from './plot.ts'
import { readAt } from './read-run.ts'

/** Seconds in which the cursor crosses a run before it restarts. */
const walk = 24

/** The block diagram and the plot over time; the cursor marks the moment that the blocks show. */
export function ControlLoopPicture({
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

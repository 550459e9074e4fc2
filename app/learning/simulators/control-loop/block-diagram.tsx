import { memo, type ReactNode } from 'react'
import { formatDecimals, formatNumber } from '../../marking/format-number.ts'
import type { ControlLoopValues } from './control-loop-model.ts'
import { type Task, tankHeight } from './run-control.ts'

type BlockDiagramProps = {
  values: ControlLoopValues
  task: Task
  now: { x: number; order: number; disturbed: boolean }
  minute: number
}

/** Setpoint, comparator, controller, actuator, process and sensor, with the signals between them. */
export const BlockDiagram = memo(function BlockDiagram({
  values,
  task,
  now,
  minute,
}: BlockDiagramProps): ReactNode {
  const isTank = values.planta === 'deposito'
  const unit = isTank ? 'cm' : '°C'
  const output = `${formatDecimals(now.x, 1)} ${unit}`
  const flow = isTank
    ? `${formatNumber((values.q * now.order) / 100, 3)} L/min`
    : `${formatNumber((values.p * now.order) / 100, 3)} W`
  const isClosed = values.modo !== 'abierto'
  return (
    <g>
      <StillBlocks values={values} setpoint={task.setpoint} />
      <Says x={178} y={72} text={`${formatNumber(now.order, 3)} %`} />
      <Says x={272} y={72} text={flow} />
      <Says x={isTank ? 253 : 265} y={146} text={output} />
      {isTank && <Gauge level={now.x} />}
      {isClosed && <Says x={101} y={146} text={output} />}
      {isClosed && (
        <text
          className="sim-small"
          x={38}
          y={50}
        >{`e = ${formatDecimals(task.setpoint - now.x, 1)} ${unit}`}</text>
      )}
      <Disturbed values={values} isOn={now.disturbed} />
      <text className="sim-small" x={2} y={174}>
        {`t = ${formatNumber(minute, 3)} min`}
      </text>
    </g>
  )
})

/** The current value of a block. */
const Says = memo(function Says({ x, y, text }: { x: number; y: number; text: string }): ReactNode {
  return (
    <text className="sim-text" x={x} y={y} textAnchor="middle">
      {text}
    </text>
  )
})

/** Blocks and arrows, which do not change with time. */
const StillBlocks = memo(function StillBlocks({
  values: { planta, modo, u },
  setpoint,
}: {
  values: ControlLoopValues
  setpoint: number
}): ReactNode {
  const isTank = planta === 'deposito'
  return (
    <g>
      <Arrow d="M132 58H144" tip={[144, 58, 0]} />
      <Arrow d="M212 58H226" tip={[226, 58, 0]} />
      <Block at={[144, 36, 68]} name="Control" />
      <Block at={[226, 36, 92]} name={isTank ? 'Válvula' : 'Calefactor'} />
      <Arrow d="M272 80V110" tip={[272, 110, 90]} />
      <Block at={[212, 110, 106]} name={isTank ? 'Depósito' : 'Habitación'} end={isTank ? 24 : 0} />
      {modo === 'abierto' ? (
        <NoFeedback order={u} />
      ) : (
        <Feedback asked={`${formatNumber(setpoint)} ${isTank ? 'cm' : '°C'}`} />
      )}
    </g>
  )
})

/** Closed loop: the measurement is fed back and compared. */
function Feedback({ asked }: { asked: string }): ReactNode {
  return (
    <g>
      <text className="sim-small" x={2} y={14}>{`Consigna ${asked}`}</text>
      <Arrow d="M20 22V46" tip={[20, 46, 90]} />
      <circle className="sim-fill" cx={20} cy={58} r={12} />
      <text className="sim-small" x={26} y={42}>
        +
      </text>
      <text className="sim-small" x={26} y={84}>
        −
      </text>
      <path className="sim-line" d="M32 58H132" />
      <Arrow d="M212 132H138" tip={[138, 132, 180]} />
      <Block at={[64, 110, 74]} name="Sensor" />
      <Arrow d="M64 132H20V70" tip={[20, 70, -90]} />
    </g>
  )
}

/** Open loop: there is no feedback. */
function NoFeedback({ order }: { order: number }): ReactNode {
  return (
    <g>
      <text className="sim-small" x={2} y={42}>
        Orden fija
      </text>
      <text className="sim-small" x={2} y={62}>{`${order} %`}</text>
      <path className="sim-line" d="M80 58H132" />
      <path className="sim-line" strokeDasharray="4 4" d="M212 132H172" />
      <text className="sim-small" x={2} y={136}>
        Nadie mide el resultado
      </text>
    </g>
  )
}

/** The window or the leak, open or closed. */
const Disturbed = memo(function Disturbed({
  values: { planta, pg, pq },
  isOn,
}: {
  values: ControlLoopValues
  isOn: boolean
}): ReactNode {
  const isTank = planta === 'deposito'
  if ((isTank ? pq : pg) === 0) return null
  const words = isTank ? ['Sin fuga', `Fuga: ${pq} L/min`] : ['Ventana cerrada', 'Ventana abierta']
  return (
    <g>
      {isOn && <Arrow d="M265 166V154" tip={[265, 154, -90]} />}
      <text className={isOn ? 'sim-text' : 'sim-small'} x={318} y={180} textAnchor="end">
        {words[isOn ? 1 : 0]}
      </text>
    </g>
  )
})

/** The level of the tank, to scale. */
function Gauge({ level }: { level: number }): ReactNode {
  const height = Math.round(360 * Math.max(0, Math.min(1, level / tankHeight))) / 10
  return (
    <g>
      <rect className="sim-thin" x={294} y={114} width={18} height={36} />
      <rect className="sim-full" x={294} y={150 - height} width={18} height={height} />
    </g>
  )
}

/** `end`: free space at the right side. */
type BlockProps = { at: readonly [number, number, number]; name: string; end?: number }

function Block({ at: [x, y, width], name, end = 0 }: BlockProps): ReactNode {
  return (
    <g>
      <rect className="sim-fill" x={x} y={y} width={width} height={44} />
      <text className="sim-small" x={x + (width - end) / 2} y={y + 17} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

/** A line with an arrowhead at [x, y], rotated by so many degrees from the right. */
function Arrow({ d, tip: [x, y, turned] }: { d: string; tip: readonly [number, number, number] }): ReactNode {
  return (
    <g>
      <path className="sim-line" d={d} />
      <path className="sim-line" d="M-7 -4L0 0L-7 4" transform={`translate(${x} ${y}) rotate(${turned})`} />
    </g>
  )
}

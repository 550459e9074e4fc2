import type { ReactNode } from 'react'
import { formatDecimals, formatNumber } from '../../marking/format-number.ts'
import type { ControlLoopValues } from './control-loop-parameters.ts'
import { type Task, tankHeight } from './plant.ts'

type BlockDiagramProps = {
  values: ControlLoopValues
  task: Task
  now: { x: number; order: number; disturbed: boolean }
  minute: number
}

/** Setpoint, comparator, controller, actuator, process and sensor with what passes between them at one moment. */
export function BlockDiagram({ values, task, now, minute }: BlockDiagramProps): ReactNode {
  const isTank = values.planta === 'deposito'
  const unit = isTank ? 'cm' : '°C'
  const output = `${formatDecimals(now.x, 1)} ${unit}`
  const isOpen = values.modo === 'abierto'
  const flow = isTank
    ? `${formatNumber((values.q * now.order) / 100, 3)} L/min`
    : `${formatNumber((values.p * now.order) / 100, 3)} W`
  return (
    <g>
      <Arrow d="M132 58H144" tip={[144, 58, 0]} />
      <Arrow d="M212 58H226" tip={[226, 58, 0]} />
      <Block at={[144, 36, 68]} name="Control" says={`${formatNumber(now.order, 3)} %`} />
      <Block at={[226, 36, 92]} name={isTank ? 'Válvula' : 'Calefactor'} says={flow} />
      <Arrow d="M272 80V110" tip={[272, 110, 90]} />
      <Block
        at={[212, 110, 106]}
        name={isTank ? 'Depósito' : 'Habitación'}
        says={output}
        end={isTank ? 24 : 0}
      />
      {isTank && <Gauge level={now.x} />}
      {isOpen ? (
        <NoFeedback order={values.u} />
      ) : (
        <Feedback task={task} x={now.x} unit={unit} output={output} />
      )}
      <Disturbed values={values} isOn={now.disturbed} />
      <text className="sim-small" x={2} y={174}>
        {`t = ${formatNumber(minute, 3)} min`}
      </text>
    </g>
  )
}

type FeedbackProps = { task: Task; x: number; unit: string; output: string }

/** The closed loop: the measure comes back and is compared. */
function Feedback({ task, x, unit, output }: FeedbackProps): ReactNode {
  return (
    <g>
      <text className="sim-small" x={2} y={14}>{`Consigna ${formatNumber(task.setpoint)} ${unit}`}</text>
      <Arrow d="M20 22V46" tip={[20, 46, 90]} />
      <circle className="sim-fill" cx={20} cy={58} r={12} />
      <text className="sim-small" x={26} y={42}>
        +
      </text>
      <text className="sim-small" x={26} y={84}>
        −
      </text>
      <path className="sim-line" d="M32 58H132" />
      <text className="sim-small" x={38} y={50}>{`e = ${formatDecimals(task.setpoint - x, 1)} ${unit}`}</text>
      <Arrow d="M212 132H138" tip={[138, 132, 180]} />
      <Block at={[64, 110, 74]} name="Sensor" says={output} />
      <Arrow d="M64 132H20V70" tip={[20, 70, -90]} />
    </g>
  )
}

/** The open loop: nothing comes back. */
function NoFeedback({ order }: { order: number }): ReactNode {
  return (
    <g>
      <text className="sim-small" x={2} y={42}>{`Orden fija`}</text>
      <text className="sim-small" x={2} y={62}>{`${order} %`}</text>
      <path className="sim-line" d="M80 58H132" />
      <path className="sim-line" strokeDasharray="4 4" d="M212 132H172" />
      <text className="sim-small" x={2} y={136}>
        Nadie mide el resultado
      </text>
    </g>
  )
}

function Disturbed({ values, isOn }: { values: ControlLoopValues; isOn: boolean }): ReactNode {
  const { planta, pg, pq } = values
  const size = planta === 'deposito' ? pq : pg
  if (size === 0) return null
  const what =
    planta === 'deposito'
      ? isOn
        ? `Fuga: ${size} L/min`
        : 'Sin fuga'
      : isOn
        ? 'Ventana abierta'
        : 'Ventana cerrada'
  return (
    <g>
      {isOn && <Arrow d="M265 166V154" tip={[265, 154, -90]} />}
      <text className={isOn ? 'sim-text' : 'sim-small'} x={318} y={180} textAnchor="end">
        {what}
      </text>
    </g>
  )
}

/** The level of the tank, to the scale of its height. */
function Gauge({ level }: { level: number }): ReactNode {
  const height = Math.round(360 * Math.max(0, Math.min(1, level / tankHeight))) / 10
  return (
    <g>
      <rect className="sim-thin" x={294} y={114} width={18} height={36} />
      <rect className="sim-full" x={294} y={150 - height} width={18} height={height} />
    </g>
  )
}

/** `end`: room that is kept free at its right. */
type BlockProps = { at: readonly [number, number, number]; name: string; says: string; end?: number }

function Block({ at: [x, y, width], name, says, end = 0 }: BlockProps): ReactNode {
  const middle = x + (width - end) / 2
  return (
    <g>
      <rect className="sim-fill" x={x} y={y} width={width} height={44} />
      <text className="sim-small" x={middle} y={y + 17} textAnchor="middle">
        {name}
      </text>
      <text className="sim-text" x={middle} y={y + 36} textAnchor="middle">
        {says}
      </text>
    </g>
  )
}

/** A line with the tip of an arrow at [x, y], turned so many degrees from the right. */
function Arrow({ d, tip: [x, y, turned] }: { d: string; tip: readonly [number, number, number] }): ReactNode {
  return (
    <g>
      <path className="sim-line" d={d} />
      <path className="sim-line" d="M-7 -4L0 0L-7 4" transform={`translate(${x} ${y}) rotate(${turned})`} />
    </g>
  )
}

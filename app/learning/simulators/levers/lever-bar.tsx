import type { ReactNode } from 'react'
import { ForceArrow, forceScale } from './force-arrow.tsx'
import type { LeverValues } from './lever-parameters.ts'
import { leverTexts as texts } from './lever-texts.ts'
import type { LeverOutcome } from './levers-model.ts'

const left = 40
const width = 240
const level = 122
/** Distance the end of the bar moves, in units of the picture. */
const furthest = 22
/** Duration of the movement, in seconds. */
const duration = 1.5

type LeverBarProps = { values: LeverValues; outcome: LeverOutcome; time: number }

/** The bar on its fulcrum with load and force; it tilts to the stronger side. */
export function LeverBar({ values, outcome, time }: LeverBarProps): ReactNode {
  const { r, f } = values
  const { fulcrum, load, force, isBetween } = layOutLever(values)
  const reach = Math.max(Math.abs(load - fulcrum), Math.abs(force - fulcrum))
  const turn = tilt(outcome.movement, time) * (furthest / reach) * (load < fulcrum ? 1 : -1)
  const angle = Math.asin(turn)
  const at = (x: number): { x: number; y: number } => ({
    x: fulcrum + (x - fulcrum) * Math.cos(angle),
    y: level + (x - fulcrum) * turn,
  })
  const scale = forceScale([r, f])
  const first = Math.min(fulcrum, load, force) - 10
  const last = Math.max(fulcrum, load, force) + 10
  return (
    <>
      <path className="sim-fill" d={`M${fulcrum} ${level + 4}l16 30h-32Z`} />
      <path className="sim-line" d={`M${fulcrum - 26} ${level + 34}h52`} />
      <g transform={`rotate(${((angle * 180) / Math.PI).toFixed(2)} ${fulcrum} ${level})`}>
        <rect className="sim-fill" x={first} y={level - 4} width={last - first} height={8} rx={2} />
        <rect className="sim-soft" x={load - 15} y={level - 32} width={30} height={28} />
      </g>
      <ForceArrow {...at(load)} length={r * scale} direction="down" label={texts.load(r)} />
      <ForceArrow
        {...at(force)}
        length={f * scale}
        direction={isBetween ? 'down' : 'up'}
        label={texts.force(f)}
      />
    </>
  )
}

/** Tilt from −1, the load at its lowest, to 1. */
function tilt(movement: LeverOutcome['movement'], time: number): number {
  const way = Math.min(1, time / duration) ** 2
  return movement === 'quieta' ? 0 : movement === 'sube' ? way : -way
}

/** Positions along the bar, in units of the picture. `isBetween`: the fulcrum is between the two forces. */
export function layOutLever({ maquina, br, bf }: LeverValues): {
  fulcrum: number
  load: number
  force: number
  isBetween: boolean
} {
  if (maquina === 'palanca1') {
    const scale = width / (br + bf)
    return { load: left, fulcrum: left + br * scale, force: left + width, isBetween: true }
  }
  const scale = width / Math.max(br, bf)
  return { fulcrum: left, load: left + br * scale, force: left + bf * scale, isBetween: false }
}

/** Dimensions of the arms, below the bar. */
export function LeverArms({ values }: { values: LeverValues }): ReactNode {
  const { fulcrum, load, force, isBetween } = layOutLever(values)
  return (
    <>
      <Arm from={fulcrum} to={load} y={isBetween ? 256 : 236} label={texts.arm('R', values.br)} />
      <Arm from={fulcrum} to={force} y={256} label={texts.arm('F', values.bf)} />
    </>
  )
}

type ArmProps = { from: number; to: number; y: number; label: string }

function Arm({ from, to, y, label }: ArmProps): ReactNode {
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  const middle = Math.max(42, Math.min(278, (start + end) / 2))
  return (
    <>
      <path
        className="sim-thin levers-measure"
        d={`M${start} ${y - 5}v10M${end} ${y - 5}v10M${start} ${y}H${end}`}
      />
      <path className="levers-tip" d={`M${start} ${y}l7 -3v6ZM${end} ${y}l-7 -3v6Z`} />
      <text className="sim-small levers-name" x={middle} y={y - 5} textAnchor="middle">
        {label}
      </text>
    </>
  )
}

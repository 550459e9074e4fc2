import type { ReactNode } from 'react'
import { type LeverOutcome, type LeverValues, leverTexts as texts } from './definition.ts'

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

const ceiling = 14
const top = 50
const bottom = 122
const handAt = 160
/** Distance the hand moves, in units of the picture; the load moves by this divided by the strands. */
const handWay = 24

type HoistProps = { values: LeverValues; outcome: LeverOutcome; time: number }

/** Fixed pulleys above, movable ones below, and one rope over all of them to the hand. */
export function Hoist({ values, outcome, time }: HoistProps): ReactNode {
  const { strands, movement } = outcome
  const way = Math.min(1, time / duration) ** 2 * (movement === 'quieta' ? 0 : movement === 'sube' ? 1 : -1)
  const gap = strands > 4 ? 28 : strands === 1 ? 60 : 40
  const first = 160 - (strands * gap) / 2
  const scale = forceScale([values.r, values.f])
  const low = (strands === 1 ? 108 : bottom) - (way * handWay) / strands
  const hand = { x: first + strands * gap, y: handAt + way * handWay }
  const middle = strands === 1 ? first : first + ((strands - 1) * gap) / 2
  return (
    <>
      <Ceiling />
      <Pulleys strands={strands} first={first} gap={gap} low={low} />
      <path className="sim-line levers-rope" d={ropePath({ strands, first, gap, low, hand: hand.y })} />
      <StrandNumbers strands={strands} first={first} gap={gap} />
      <circle className="sim-full" cx={hand.x} cy={hand.y} r={4} />
      <Load x={middle} y={low + (strands === 1 ? 0 : 22)} />
      <ForceArrow
        x={middle}
        y={low + (strands === 1 ? 26 : 48)}
        length={values.r * scale}
        direction="down"
        label={texts.load(values.r)}
        {...(strands === 1 && { side: 'left' })}
      />
      <ForceArrow
        {...hand}
        length={values.f * scale}
        direction="down"
        label={texts.force(values.f)}
        {...(strands === 1 && { side: 'right' })}
      />
    </>
  )
}

function Ceiling(): ReactNode {
  const strokes = Array.from({ length: 20 }, (_, at) => `M${14 + at * 15} ${ceiling}l8 -8`)
  return (
    <>
      <path className="sim-line" d={`M8 ${ceiling}H312`} />
      <path className="sim-thin" d={strokes.join('')} />
    </>
  )
}

type RopeProps = { strands: number; first: number; gap: number; low: number }

/**
 * Strand k hangs at `first + k · gap`.
 * Between strands 0 and 1 is a movable pulley, between 1 and 2 a fixed one, and so on.
 */
function Pulleys({ strands, first, gap, low }: RopeProps): ReactNode {
  const centre = (strand: number): number => first + (strand + 0.5) * gap
  const fixed = Array.from({ length: Math.ceil(strands / 2) }, (_, at) =>
    centre(strands === 1 ? 0 : 2 * at + 1),
  )
  const movable = Array.from({ length: Math.floor(strands / 2) }, (_, at) => centre(2 * at))
  const [from, to] = [movable[0] ?? 0, movable.at(-1) ?? 0]
  return (
    <>
      {fixed.map((x) => (
        <path key={x} className="sim-line" d={`M${x} ${ceiling}V${top}`} />
      ))}
      {fixed.map((x) => (
        <PulleyWheel key={x} x={x} y={top} radius={gap / 2} />
      ))}
      {movable.map((x) => (
        <PulleyWheel key={x} x={x} y={low} radius={gap / 2} />
      ))}
      {movable.map((x) => (
        <path key={x} className="sim-line" d={`M${x} ${low.toFixed(1)}v22`} />
      ))}
      {to > from && <path className="sim-line" d={`M${from} ${(low + 22).toFixed(1)}H${to}`} />}
    </>
  )
}

function PulleyWheel({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  return (
    <>
      <circle className="sim-soft" cx={x} cy={y.toFixed(1)} r={radius} />
      <circle className="sim-fill" cx={x} cy={y.toFixed(1)} r={3} />
    </>
  )
}

function ropePath({ strands, first, gap, low, hand }: RopeProps & { hand: number }): string {
  const radius = gap / 2
  const bottomOf = low.toFixed(1)
  if (strands === 1)
    return `M${first} ${bottomOf}V${top}A${radius} ${radius} 0 0 1 ${first + gap} ${top}V${hand.toFixed(1)}`
  const loops = Array.from({ length: strands / 2 }, (_, at) => {
    const x = first + 2 * at * gap
    const under = `V${bottomOf}A${radius} ${radius} 0 0 0 ${x + gap} ${bottomOf}V${top}`
    return `${under}A${radius} ${radius} 0 0 1 ${x + 2 * gap} ${top}`
  })
  return `M${first} ${ceiling}${loops.join('')}V${hand.toFixed(1)}`
}

/** Numbers the strands that hold the load, because students count them. */
function StrandNumbers({ strands, first, gap }: Omit<RopeProps, 'low'>): ReactNode {
  return Array.from({ length: strands }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a strand is identified by its position alone
    <g key={at} transform={`translate(${first + at * gap} 86)`}>
      <circle className="sim-fill levers-count" r={9} />
      <text className="sim-small levers-name" y={4.6} textAnchor="middle">
        {at + 1}
      </text>
    </g>
  ))
}

function Load({ x, y }: { x: number; y: number }): ReactNode {
  return <rect className="sim-soft" x={x - 22} y={y.toFixed(1)} width={44} height={26} />
}

/** Length of the arrow of the greatest force, in units of the picture. */
const longest = 60

/** Units of the picture per newton. */
export function forceScale(forces: readonly number[]): number {
  return longest / Math.max(...forces, 1)
}

/** Force shown as the scale: the greatest of 1, 2, 5, 10, 20 … N that is at most half the greatest force. */
export function roundForce(forces: readonly number[]): number {
  const most = Math.max(...forces, 1) / 2
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9)
  return ([5, 2].find((digit) => digit * power <= most + 1e-9) ?? 1) * power
}

type ForceArrowProps = {
  x: number
  y: number
  /** In units of the picture, proportional to the force. */
  length: number
  direction: 'up' | 'down'
  label: string
  /** Side of the label, if another arrow is near. */
  side?: 'left' | 'right'
}

const anchors = { left: ['end', 14], right: ['start', -14] } as const

/** A force drawn from its point of application, with its label beyond the tip. */
function ForceArrow({ x, y, length, direction, label, side }: ForceArrowProps): ReactNode {
  const sign = direction === 'up' ? -1 : 1
  const tip = y + sign * length
  const head = Math.min(8, length)
  const neck = tip - sign * head
  const [anchor, shift] = side ? anchors[side] : (['middle', 0] as const)
  return (
    <>
      <path className="sim-mark" d={`M${show(x)} ${show(y)}V${show(neck)}`} />
      <path
        className="sim-full"
        d={`M${show(x)} ${show(tip)}L${show(x - 5)} ${show(neck)}H${show(x + 5)}Z`}
      />
      <text
        className="sim-small levers-name"
        x={show(Math.max(46, Math.min(274, x + shift)))}
        y={show(direction === 'up' ? tip - 5 : tip + 14)}
        textAnchor={anchor}
      >
        {label}
      </text>
    </>
  )
}

const show = (value: number): string => value.toFixed(1)

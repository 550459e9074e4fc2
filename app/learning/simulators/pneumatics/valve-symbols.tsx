import type { ReactNode } from 'react'
import { BlockedPort, Flow } from './line-symbols.tsx'

/** Actuation of a valve; each side of its body has one. */
export type Drive = 'pulsador' | 'palanca' | 'piloto'

type ValveProps = {
  /** Left edge of the square that the lines are connected to. */
  x: number
  y: number
  isShifted: boolean
  drive: Drive
}

/** Sizes of valves, and x of their ports from the left of the square. */
export const small = { width: 32, height: 32, two: 10, one: 10, three: 22 }
export const large = { width: 48, height: 36, four: 16, two: 32, five: 8, one: 24, three: 40 }

/**
 * A 3/2 valve, normally closed: at rest 2 → 3, shifted 1 → 2 (ISO 1219-1). Its body moves, the lines do not.
 */
export function ThreeTwoValve({ x, y, isShifted, drive }: ValveProps): ReactNode {
  const { width, height, one, three } = small
  const left = x - width
  return (
    <g transform={`translate(${isShifted ? width : 0} 0)`}>
      <Square x={left} y={y} size={small} />
      <Flow from={[left + one, y + height]} to={[left + one, y]} />
      <BlockedPort x={left + three} y={y + height} />
      <Square x={x} y={y} size={small} />
      <Flow from={[x + one, y]} to={[x + three, y + height]} />
      <BlockedPort x={x + one} y={y + height} />
      <Drives x={left} end={x + width} y={y + height / 2} drive={drive} />
    </g>
  )
}

/** A 5/2 valve: at rest 1 → 2 and 4 → 5, shifted 1 → 4 and 2 → 3. */
export function FiveTwoValve({ x, y, isShifted, drive }: ValveProps): ReactNode {
  const { width, height, four, two, five, one, three } = large
  const left = x - width
  const bottom = y + height
  return (
    <g transform={`translate(${isShifted ? width : 0} 0)`}>
      <Square x={left} y={y} size={large} />
      <Flow from={[left + one, bottom]} to={[left + four, y]} />
      <Flow from={[left + two, y]} to={[left + three, bottom]} />
      <BlockedPort x={left + five} y={bottom} />
      <Square x={x} y={y} size={large} />
      <Flow from={[x + one, bottom]} to={[x + two, y]} />
      <Flow from={[x + four, y]} to={[x + five, bottom]} />
      <BlockedPort x={x + three} y={bottom} />
      <Drives x={left} end={x + width} y={y + height / 2} drive={drive} />
    </g>
  )
}

function Square({
  x,
  y,
  size,
}: {
  x: number
  y: number
  size: { width: number; height: number }
}): ReactNode {
  return <rect x={x} y={y} width={size.width} height={size.height} className="sim-fill" />
}

type DrivesProps = { x: number; end: number; y: number; drive: Drive }

/** On the left the actuator that shifts the valve, on the right the one that returns or holds it. */
function Drives({ x, end, y, drive }: DrivesProps): ReactNode {
  if (drive === 'piloto') return <Pilots x={x} end={end} y={y} />
  if (drive === 'palanca') return <Lever x={x} end={end} y={y} />
  return (
    <>
      <path d={`M${x} ${y - 4}h-9M${x} ${y + 4}h-9`} className="sim-line" />
      <path d={`M${x - 9} ${y - 10}v20a7 10 0 0 1 0 -20z`} className="sim-fill" />
      <path d={`M${end} ${y}l3 -6l4 12l4 -12l4 12`} className="sim-line" />
    </>
  )
}

/** A hollow triangle on each side: a pneumatic pilot shifts it (ports 14 and 12). */
function Pilots({ x, end, y }: Omit<DrivesProps, 'drive'>): ReactNode {
  return (
    <>
      <path d={`M${x} ${y}l-12 -8v16z`} className="sim-fill" />
      <path d={`M${end} ${y}l12 -8v16z`} className="sim-fill" />
    </>
  )
}

/** A lever with its ball, and notches (detents) that hold its position. */
function Lever({ x, end, y }: Omit<DrivesProps, 'drive'>): ReactNode {
  return (
    <>
      <path d={`M${x} ${y - 4}h-8v8h8M${x - 8} ${y}l-6 -16`} className="sim-line" />
      <circle cx={x - 14} cy={y - 18} r={4} className="sim-fill" />
      <path
        d={`M${end} ${y + 5}h18v-8l-4 4l-3 -4h-3l-4 4l-4 -4M${end + 5} ${y - 10}l2 6`}
        className="sim-line"
      />
    </>
  )
}

import type { ReactNode } from 'react'

type Point = readonly [x: number, y: number]

/** A line with an arrowhead: the flow of air inside a valve. */
function Flow({ from: [ax, ay], to: [bx, by] }: { from: Point; to: Point }): ReactNode {
  const length = Math.hypot(bx - ax, by - ay)
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
  const [cx, cy] = [bx - 9 * dx, by - 9 * dy]
  const point = (x: number, y: number): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
  const head = `${point(bx, by)} ${point(cx - 4 * dy, cy + 4 * dx)} ${point(cx + 4 * dy, cy - 4 * dx)}`
  return (
    <>
      <path d={`M${ax} ${ay}L${bx} ${by}`} className="sim-line air-thin" />
      <polygon points={head} className="air-head" />
    </>
  )
}

/** A blocked port: a T. */
function BlockedPort({ x, y }: { x: number; y: number }): ReactNode {
  return <path d={`M${x} ${y}v-8m-5 0h10`} className="sim-line air-thin" />
}

/** A tube: thick if pressurised, otherwise thin; a pilot line is dashed. */
export function Tube({
  d,
  isOn,
  isPilot = false,
}: {
  d: string
  isOn: boolean
  isPilot?: boolean
}): ReactNode {
  const kind = isPilot ? ' air-pilot' : ''
  return <path d={d} className={isOn ? `air-tube air-on${kind}` : `air-tube${kind}`} />
}

/** Exhaust to the atmosphere: a hollow triangle. */
export function Exhaust({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <path d={`M${x} ${y}v6`} className="sim-line air-thin" />
      <path d={`M${x - 6} ${y + 6}h12l-6 10z`} className="sim-fill air-thin" />
    </>
  )
}

/** Compressed air supply and its service unit (filter, regulator). The tube continues left from (288, y). */
export function AirSupply({ y }: { y: number }): ReactNode {
  return (
    <>
      <Tube d={`M332 ${y}h8`} isOn />
      <path d={`M340 ${y}l14 -9v18z`} className="sim-fill" />
      <rect x={288} y={y - 14} width={44} height={28} className="sim-fill" />
      <path d={`M299 ${y - 9}l9 9l-9 9l-9 -9z`} className="sim-line air-thin" />
      <path d={`M299 ${y - 9}v18`} className="sim-line air-thin air-dots" />
      <path d={`M309 ${y + 10}l10 -20`} className="sim-line air-thin" />
      <circle cx={322} cy={y} r={7} className="sim-line air-thin" />
      <path d={`M322 ${y}l4 -5`} className="sim-line air-thin" />
      <text x={356} y={y + 32} textAnchor="end" className="sim-text air-text">
        unidad de mantenimiento
      </text>
    </>
  )
}

/**
 * A one-way flow control valve: a throttle beside a check valve that opens upwards.
 * Its ports are at (x, y) and (x, y + 44).
 */
export function OneWayThrottle({ x, y }: { x: number; y: number }): ReactNode {
  const [left, right] = [x - 15, x + 15]
  return (
    <>
      <rect x={x - 29} y={y} width={58} height={44} className="sim-fill air-thin air-dots" />
      <path
        d={`M${x} ${y}v6M${left} ${y + 6}H${right}M${left} ${y + 38}H${right}M${x} ${y + 38}v6`}
        className="sim-line air-thin"
      />
      <path
        d={`M${left} ${y + 6}v32M${right} ${y + 6}v8M${right} ${y + 29}v9`}
        className="sim-line air-thin"
      />
      <path
        d={`M${left - 7} ${y + 12}q9 10 0 20M${left + 7} ${y + 12}q-9 10 0 20`}
        className="sim-line air-thin"
      />
      <Flow from={[left - 11, y + 36]} to={[left + 10, y + 9]} />
      <path d={`M${right - 8} ${y + 19}l8 10l8 -10`} className="sim-line air-thin" />
      <circle cx={right} cy={y + 19} r={5} className="sim-fill air-thin" />
    </>
  )
}

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

type LogicProps = {
  /** Top left corner of a box of 56 × 36. */
  x: number
  y: number
  first: boolean
  second: boolean
}

/** Direction in which the moving part is pushed, by the only side with pressure. */
function pushed(first: boolean, second: boolean): number {
  return Number(first) - Number(second)
}

/** A shuttle valve: the ball closes the side without pressure, and air from the other passes. */
export function ShuttleValve({ x, y, first, second }: LogicProps): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={56} height={36} className="sim-fill" />
      <path
        d={`M${x} ${y + 18}h6l7 -8M${x + 6} ${y + 18}l7 8M${x + 56} ${y + 18}h-6l-7 -8M${x + 50} ${y + 18}l-7 8`}
        className="sim-line air-thin"
      />
      <path d={`M${x + 28} ${y}v10`} className="sim-line air-thin" />
      <circle cx={x + 28 + 14 * pushed(first, second)} cy={y + 18} r={7} className="sim-soft air-thin" />
    </>
  )
}

/** A two-pressure valve: one signal alone blocks itself; the second one passes. */
export function TwoPressureValve({ x, y, first, second }: LogicProps): ReactNode {
  const shift = x + 9 * pushed(first, second)
  return (
    <>
      <rect x={x} y={y} width={56} height={36} className="sim-fill" />
      <path d={`M${x + 28} ${y}v8`} className="sim-line air-thin" />
      <path d={`M${shift + 16} ${y + 18}h24`} className="sim-line" />
      <path d={`M${shift + 16} ${y + 8}v20M${shift + 40} ${y + 8}v20`} className="sim-line air-spool" />
    </>
  )
}

import type { ReactNode } from 'react'

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

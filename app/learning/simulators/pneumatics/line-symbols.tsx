import type { ReactNode } from 'react'

type Point = readonly [x: number, y: number]

/** A line with an arrowhead: the flow of air inside a valve. */
export function Flow({ from: [ax, ay], to: [bx, by] }: { from: Point; to: Point }): ReactNode {
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
export function BlockedPort({ x, y }: { x: number; y: number }): ReactNode {
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

import type { ReactNode } from 'react'

type SideLeverProps = {
  /** Position along the axis. */
  x: number
  length: number
  /** Radians from the top; positive turns towards the viewer. */
  angle: number
}

/** The lever from the side of the screw: shorter and with a larger knob when it points at the viewer. */
export function SideLever({ x, length, angle }: SideLeverProps): ReactNode {
  const y = -length * Math.cos(angle)
  const knob = 5.5 + 1.5 * Math.sin(angle)
  return (
    <>
      <path className="sim-mark screw-lever" d={`M${x.toFixed(2)} 0V${y.toFixed(2)}`} />
      <circle className="sim-full" cx={x.toFixed(2)} cy={y.toFixed(2)} r={knob.toFixed(2)} />
    </>
  )
}

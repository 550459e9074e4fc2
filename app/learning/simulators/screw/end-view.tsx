import type { ReactNode } from 'react'
import { TurnArrow } from '../turn-arrow.tsx'
import { screwTexts as texts } from './screw-texts.ts'

type EndViewProps = {
  x: number
  y: number
  length: number
  /** Radians, clockwise from the top. */
  angle: number
  isClockwise: boolean
  isFromAbove: boolean
}

const core = 11

/** The lever as seen by the user who turns it, with the path of the hand around it. */
export function EndView({ x, y, length, angle, isClockwise, isFromAbove }: EndViewProps): ReactNode {
  const [right, up] = [length * Math.sin(angle), length * Math.cos(angle)]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="sim-off screw-way" r={length} />
      <TurnArrow radius={length + 9} isClockwise={isClockwise} />
      <circle className="sim-soft screw-part" r={core} />
      <path className="sim-mark screw-lever" d={`M0 0L${right.toFixed(2)} ${(-up).toFixed(2)}`} />
      <circle className="sim-fill screw-part" r={3.5} />
      <circle className="sim-full" cx={right.toFixed(2)} cy={(-up).toFixed(2)} r={6} />
      <text className="sim-small" y={length + 24} textAnchor="middle">
        {isFromAbove ? texts.fromAbove : texts.fromLever}
      </text>
    </g>
  )
}

import type { ReactNode } from 'react'
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

/** The lever as who turns it sees it, with the way of the hand around it. */
export function EndView({ x, y, length, angle, isClockwise, isFromAbove }: EndViewProps): ReactNode {
  const [right, up] = [length * Math.sin(angle), length * Math.cos(angle)]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="sim-off screw-way" r={length} />
      <g transform={`scale(${isClockwise ? 1 : -1} 1)`}>
        <Arrow radius={length + 9} />
      </g>
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

/** From 20° to 70° clockwise from the top, with its head. */
function Arrow({ radius }: { radius: number }): ReactNode {
  const at = (degrees: number, by: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${((radius + by) * Math.sin(angle)).toFixed(1)} ${(-(radius + by) * Math.cos(angle)).toFixed(1)}`
  }
  const head = 70 + 560 / radius
  return (
    <>
      <path className="sim-mark" d={`M${at(20, 0)}A${radius} ${radius} 0 0 1 ${at(70, 0)}`} />
      <path className="sim-full" d={`M${at(head, 0)}L${at(68, 6)}L${at(68, -6)}Z`} />
    </>
  )
}

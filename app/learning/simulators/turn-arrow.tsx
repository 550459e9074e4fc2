import type { ReactNode } from 'react'

type TurnArrowProps = { radius: number; isClockwise: boolean }

/** Arrow that shows a direction of rotation: an arc around the origin, from 20° to 70° from the top. */
export function TurnArrow({ radius, isClockwise }: TurnArrowProps): ReactNode {
  const at = (degrees: number, by: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${((radius + by) * Math.sin(angle)).toFixed(1)} ${(-(radius + by) * Math.cos(angle)).toFixed(1)}`
  }
  const head = 70 + 560 / radius
  return (
    <g transform={`scale(${isClockwise ? 1 : -1} 1)`}>
      <path className="sim-mark" d={`M${at(20, 0)}A${radius} ${radius} 0 0 1 ${at(70, 0)}`} />
      <path className="sim-full" d={`M${at(head, 0)}L${at(68, 6)}L${at(68, -6)}Z`} />
    </g>
  )
}

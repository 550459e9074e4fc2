import type { ReactNode } from 'react'

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
export function ForceArrow({ x, y, length, direction, label, side }: ForceArrowProps): ReactNode {
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

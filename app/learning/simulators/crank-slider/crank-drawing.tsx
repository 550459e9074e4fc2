import { memo, type ReactNode } from 'react'
import { type CrankLayout, type Joints, place } from './lay-out-crank.ts'

type CylinderProps = { layout: CrankLayout; side: 1 | -1; isRound: boolean }

const at = (value: number): string => value.toFixed(1)

/** The static parts: the cylinder with its dead centres, and the circle of the crank. */
export const Cylinder = memo(function Cylinder({ layout, side, isRound }: CylinderProps): ReactNode {
  const { axle, radius } = layout
  const bottom = place.pin + 2 * radius
  const wall = at(bottom + place.half + 4)
  const [left, right] = [place.x - place.piston - 3, place.x + place.piston + 3]
  const arrow = radius + 9
  const [x, y] = [arrow * Math.cos(0.9), arrow * Math.sin(0.9)]
  return (
    <g>
      <path className="sim-line crank-wall" d={`M${left} ${wall}V${place.head}H${right}V${wall}`} />
      {isRound && (
        <>
          <path
            className="sim-line"
            d={`M${right + 3} ${place.pin}H${right + 10}M${right + 3} ${at(bottom)}H${right + 10}`}
          />
          <text className="sim-small crank-word" x={right + 13} y={place.pin + (radius < 9 ? -2 : 5)}>
            PMS
          </text>
          <text className="sim-small crank-word" x={right + 13} y={at(bottom + (radius < 9 ? 12 : 5))}>
            PMI
          </text>
        </>
      )}
      <g transform={`translate(${place.x} ${at(axle)})`}>
        <circle className="sim-off" r={at(radius)} />
        {/* Below the axle, clockwise is from right to left. */}
        <g transform={`scale(${side} 1)`}>
          <path
            className="sim-mark"
            d={`M${at(x)} ${at(y)}A${at(arrow)} ${at(arrow)} 0 0 1 ${at(-x)} ${at(y)}`}
          />
          <path
            className="sim-full"
            d="M-4 5L7 0L-4 -5Z"
            transform={`translate(${at(-x)} ${at(y)}) rotate(-130)`}
          />
        </g>
      </g>
    </g>
  )
})

type PartsProps = { layout: CrankLayout; joints: Joints; drives: 'manivela' | 'embolo' }

/** Piston, rod and crank at their current positions. The driving part has a thick, coloured outline. */
export function MovingParts({ layout, joints, drives }: PartsProps): ReactNode {
  const { crankPin, pistonPin, rodEnd } = joints
  const { axle } = layout
  const rod = `M${at(crankPin.x)} ${at(crankPin.y)}L${at(rodEnd.x)} ${at(rodEnd.y)}`
  return (
    <g>
      <rect
        className={
          pistonPin === undefined ? 'sim-off' : drives === 'embolo' ? 'sim-soft crank-drives' : 'sim-soft'
        }
        x={place.x - place.piston}
        y={at((pistonPin ?? place.pin) - place.half)}
        width={2 * place.piston}
        height={2 * place.half}
        rx={3}
      />
      <path
        className={drives === 'manivela' ? 'sim-line crank-arm crank-drives' : 'sim-line crank-arm'}
        d={`M${place.x} ${at(axle)}L${at(crankPin.x)} ${at(crankPin.y)}`}
      />
      <path className="sim-line crank-rod" d={rod} />
      <path className="sim-line crank-rod-inner" d={rod} />
      <circle className="sim-fill" cx={place.x} cy={at(axle)} r={5} />
      <circle className="sim-fill" cx={at(crankPin.x)} cy={at(crankPin.y)} r={4} />
      {pistonPin === undefined ? (
        <path className="sim-warn" d={`M${at(rodEnd.x - 6)} ${at(rodEnd.y - 6)}l12 12m-12 0l12 -12`} />
      ) : (
        <circle className="sim-fill" cx={place.x} cy={at(pistonPin)} r={4} />
      )}
    </g>
  )
}

/** The force on the piston, beside its pin. */
export function PistonForce({ pin, isDown }: { pin: number; isDown: boolean }): ReactNode {
  return (
    <g transform={`translate(${place.x} ${at(pin)})`}>
      <g transform={`scale(1 ${isDown ? 1 : -1})`}>
        <path className="sim-line" d="M-17 -9V4" />
        <path className="sim-line crank-tip" d="M-17 10L-22 2H-12Z" />
      </g>
      <text className="sim-small crank-force" x={12} y={5}>
        F
      </text>
    </g>
  )
}

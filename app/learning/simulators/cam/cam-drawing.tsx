import { memo, type ReactNode } from 'react'
import { place, springPath } from './lay-out-cam.ts'

const at = (value: number): string => value.toFixed(1)

/** A cam around its axle, with a mark that makes its rotation visible. */
export const CamBody = memo(function CamBody({ path, base }: { path: string; base: number }): ReactNode {
  return (
    <>
      <path className="sim-soft" d={path} />
      <circle className="sim-thin" strokeDasharray="3 3" r={at(base)} />
      <path className="sim-mark" d={`M0 0V${at(-base * 0.8)}`} />
      <circle className="sim-fill" r={4} />
    </>
  )
})

/** The static parts: the guide of the follower, and an arrow for the direction of rotation. */
export const Frame = memo(function Frame({ reach }: { reach: number }): ReactNode {
  const [left, right] = [place.x - 9, place.x + 9]
  const arrow = reach + 8
  const [x, y] = [arrow * Math.cos(0.9), arrow * Math.sin(0.9)]
  return (
    <>
      <rect
        className="sim-fill"
        x={left - 16}
        y={place.guide}
        width={16}
        height={place.guideEnd - place.guide}
      />
      <rect className="sim-fill" x={right} y={place.guide} width={16} height={place.guideEnd - place.guide} />
      <g transform={`translate(${place.x} ${place.axle})`}>
        {/* Below the axle, clockwise is from right to left. */}
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
    </>
  )
})

type FollowerProps = {
  /** y of the roller's centre or of the knife edge. */
  y: number
  /** Radius of the roller; 0 for a knife edge. */
  roller: number
  /** Length of the stem above the roller or edge. */
  stem: number
  hasSpring: boolean
}

/** The follower at its current position. */
export function Follower({ y, roller, stem, hasSpring }: FollowerProps): ReactNode {
  const head = roller > 0 ? y - roller - 2 : y - 16
  return (
    <g>
      {hasSpring && <path className="sim-line cam-spring" d={springPath(place.guideEnd, head)} />}
      <path className="sim-line cam-stem" d={`M${place.x} ${at(y - stem)}V${at(roller > 0 ? y : y - 12)}`} />
      {roller > 0 ? (
        <>
          <circle className="sim-fill cam-roller" cx={place.x} cy={at(y)} r={at(roller)} />
          <circle className="sim-full" cx={place.x} cy={at(y)} r={2.5} />
        </>
      ) : (
        <path className="sim-line cam-edge" d={`M${place.x} ${at(y)}l-6 -14h12Z`} />
      )}
    </g>
  )
}

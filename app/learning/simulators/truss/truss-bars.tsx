import type { ReactNode } from 'react'
import type { Solution } from './solve-truss.ts'
import type { LoadedBar } from './truss-model.ts'
import { barCode } from './truss-parts.ts'
import { type Layout, placeLabel, type Spot } from './truss-place.ts'
import { signForce } from './truss-texts.ts'

type BarProps = Pick<Layout, 'spotOf'> & { bar: LoadedBar }

/** A bar by its force: thick in tension, double in compression, dotted without force. */
export function BarLine({ bar, spotOf }: BarProps): ReactNode {
  const path = line(spotOf(bar.from), spotOf(bar.to))
  const { force } = bar
  if (force === undefined) return <path className="truss-bar" d={path} />
  if (force === 0) return <path className="truss-idle" d={path} />
  if (force > 0) return <path className="truss-pull" d={path} />
  return (
    <>
      <path className="truss-push" d={path} />
      <path className="truss-core" d={path} />
    </>
  )
}

/** Bars shorter than this have smaller letters. */
const roomy = 60

/** «T 7,07» along the bar. */
export function BarLabel({ bar, bars, spotOf }: BarProps & { bars: readonly LoadedBar[] }): ReactNode {
  const { force } = bar
  if (force === undefined) return null
  const { spot, angle, isAbove, length } = placeLabel(bar, bars, spotOf)
  return (
    <text
      className={`sim-text truss-force${length < roomy ? ' truss-tight' : ''}`}
      transform={`translate(${show(spot.x)} ${show(spot.y)})rotate(${show(angle)})`}
      y={isAbove ? -6 : 16}
      textAnchor="middle"
    >
      {signForce(force, 3)}
    </text>
  )
}

/** Greatest displacement of a node in the picture. */
const swing = 20

type MovedProps = Pick<Layout, 'spotOf'> & { bars: readonly LoadedBar[]; solution: Solution }

/** Dashed bars in their positions after the truss collapses. */
export function MovedBars({ bars, solution: { nodes, movement }, spotOf }: MovedProps): ReactNode {
  if (movement.length === 0) return null
  const moved = (place: number): Spot => {
    const { x, y } = movement[nodes.indexOf(place)] ?? { x: 0, y: 0 }
    const spot = spotOf(place)
    return { x: spot.x + swing * x, y: spot.y - swing * y }
  }
  return bars.map((bar) => (
    <path key={barCode(bar)} className="truss-moved" d={line(moved(bar.from), moved(bar.to))} />
  ))
}

const line = (from: Spot, to: Spot): string => `M${show(from.x)} ${show(from.y)}L${show(to.x)} ${show(to.y)}`
const show = (value: number): string => value.toFixed(1)

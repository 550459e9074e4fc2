import type { ReactNode } from 'react'
import { between, STEP, turnOf } from './circuit-place.ts'
import { findTurns } from './circuit-sentence.ts'
import type { LivePart } from './live-circuit.ts'

/** Four dots per grid step, so that they pass from one part to the next without a jump. */
const SPACING = STEP / 4
const FASTEST = 130

/** Speed of the dots in units per second; it grows with the current, from 1 mA up to a short circuit. */
function findPace(amperes: number): number {
  return Math.min(FASTEST, 8 * (Math.abs(amperes) * 1000) ** 0.4)
}

/** The current as moving dots. One path for all parts, because it is rendered in every frame. */
export function MovingDots({ parts, time }: { parts: readonly LivePart[]; time: number }): ReactNode {
  return <path className="circuit-flow" d={parts.map((part) => placeDots(part, time)).join('')} />
}

function placeDots({ kind, from, to, flow }: LivePart, time: number): string {
  if (kind === 'voltmeter' || flow.amperes === 0) return ''
  const gone = (time * findPace(flow.amperes)) % SPACING
  const [start, end] = flow.amperes > 0 ? [from, to] : [to, from]
  let dots = ''
  for (let along = gone; along < STEP; along += SPACING) {
    const { x, y } = between(start, end, along / STEP)
    dots += `M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }
  return dots
}

/** Direction of the current: an arrow on each wire and behind each part. */
export function FlowArrows({ parts }: { parts: readonly LivePart[] }): ReactNode {
  return parts.map(({ kind, from, to, flow }) => {
    if (kind === 'voltmeter' || flow.amperes === 0) return null
    const [start, end] = flow.amperes > 0 ? [from, to] : [to, from]
    const { x, y } = between(start, end, kind === 'wire' ? 0.5 : 0.88)
    return (
      <path
        key={`${from}-${to}`}
        className="circuit-arrow"
        d="M5 0L-4 -5.5V5.5Z"
        transform={`translate(${x} ${y}) rotate(${turnOf(start, end)})`}
      />
    )
  })
}

/** A mark that rotates around each running motor. */
export function Rotors({ parts, time }: { parts: readonly LivePart[]; time: number }): ReactNode {
  return parts
    .filter((part) => findTurns(part) !== 0)
    .map((part) => {
      const { x, y } = between(part.from, part.to, 0.5)
      const degrees = (time * findTurns(part) * 360) % 360
      return (
        <path
          key={part.name}
          className="circuit-ray"
          d="M17 -7A18.4 18.4 0 0 1 17 7M-17 -7A18.4 18.4 0 0 0 -17 7"
          transform={`translate(${x} ${y}) rotate(${degrees.toFixed(1)})`}
        />
      )
    })
}

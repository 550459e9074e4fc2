import type { ReactNode } from 'react'
import { showOutput } from '../readings.tsx'
import { GRID_HEIGHT, isLevel, spotOf } from './circuit-place.ts'
import { readMeter } from './circuit-readings.ts'
import type { Circuit, LivePart } from './live-circuit.ts'

export const METER_HEIGHT = 22

/**
 * A voltmeter between any two points: dashed leads, a circle beside the straight line, a + at its first tip.
 */
export function Voltmeter({ part }: { part: LivePart }): ReactNode {
  const [one, other] = [spotOf(part.from), spotOf(part.to)]
  const [across, down] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(across, down)
  // Below horizontal parts and left of vertical ones, because names are on the other side.
  const side = isLevel(part.from, part.to) ? Math.sign(across) : across >= 0 && down > 0 ? 1 : Math.sign(down)
  const away = { x: (-down / length) * side, y: (across / length) * side }
  const middle = { x: (one.x + other.x) / 2 + away.x * 30, y: (one.y + other.y) / 2 + away.y * 30 }
  return (
    <>
      <path
        className="circuit-probe"
        d={`M${one.x} ${one.y}Q${middle.x + away.x * 30} ${middle.y + away.y * 30} ${other.x} ${other.y}`}
      />
      <circle className="sim-line sim-fill" cx={middle.x} cy={middle.y} r="13" />
      <text className="sim-text circuit-label" x={middle.x} y={middle.y + 5} textAnchor="middle">
        {part.name}
      </text>
      <text
        className="sim-text circuit-label"
        x={one.x + away.x * 9 + (across / length) * 4}
        y={one.y + away.y * 9 + (down / length) * 4 + 5}
        textAnchor="middle"
      >
        +
      </text>
    </>
  )
}

/** Readings of the meters, below the drawing. */
export function MeterLine({ meters, circuit }: { meters: readonly LivePart[]; circuit: Circuit }): ReactNode {
  return meters.map((part, index) => (
    <text
      key={part.name}
      className="sim-text circuit-label"
      x={index % 2 === 0 ? 24 : 210}
      y={GRID_HEIGHT + METER_HEIGHT * (Math.floor(index / 2) + 0.5)}
    >
      {`${part.name}: ${showOutput(readMeter(part, circuit))}`}
    </text>
  ))
}

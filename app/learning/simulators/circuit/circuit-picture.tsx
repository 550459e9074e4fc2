import { type MouseEvent, memo, type ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import { FlowArrows, MovingDots, Rotors } from './circuit-flow.tsx'
import { asEdge, columnOf, nameEdge, namePoint, points, rowOf } from './circuit-grid.ts'
import { METER_HEIGHT, MeterLine, Voltmeter } from './circuit-meters.tsx'
import type { CircuitOutcome } from './circuit-model.ts'
import { findPlace, GRID_HEIGHT, isLevel, spotOf, WIDTH } from './circuit-place.ts'
import type { Circuit } from './live-circuit.ts'
import { PartLabel } from './part-labels.tsx'
import { PartSymbol } from './part-symbol.tsx'

type PictureProps = Pick<View, 'time' | 'change'> & {
  values: { elegido: string; k1: boolean; k2: boolean; k3: boolean; k4: boolean }
  outcome: CircuitOutcome
}

/** The circuit on its grid. A tap selects a place and toggles a switch. */
export function CircuitPicture({ values, outcome, time, change }: PictureProps): ReactNode {
  const { circuit, sentence } = outcome
  const meters = circuit.parts.filter(({ kind }) => kind === 'voltmeter' || kind === 'ammeter')
  const height = GRID_HEIGHT + Math.ceil(meters.length / 2) * METER_HEIGHT
  const touch = (event: MouseEvent<SVGSVGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    const laid = circuit.parts.filter(({ kind }) => kind !== 'voltmeter')
    const taken = new Set(laid.map(({ from, to }) => nameEdge(from, to)))
    const place = findPlace(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix), taken)
    const part = laid.find(({ from, to }) => nameEdge(from, to) === place)
    const key = part?.kind === 'switch' ? (`k${part.value}` as 'k1') : undefined
    change?.({ elegido: part?.name || place, ...(key && { [key]: !values[key] }) })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an addition for touch and mouse; the controls below do the same by keyboard
    <svg role="img" aria-label={sentence} viewBox={`0 0 ${WIDTH} ${height}`} onClick={touch}>
      <Still circuit={circuit} place={asEdge(values.elegido)} />
      {time > 0 && <MovingDots parts={circuit.parts} time={time} />}
      <Rotors parts={circuit.parts} time={time} />
    </svg>
  )
}

/** The parts that do not move. */
const Still = memo(function Still({ circuit, place }: { circuit: Circuit; place: string }): ReactNode {
  const { parts, around, chosen } = circuit
  const wires = parts.filter(({ kind }) => kind === 'wire')
  const voltmeters = parts.filter(({ kind }) => kind === 'voltmeter')
  const others = parts.filter(({ kind }) => kind !== 'wire' && kind !== 'voltmeter')
  return (
    <>
      <Grid />
      <Joints circuit={circuit} />
      {chosen && chosen.kind !== 'voltmeter' ? (
        <Mark place={place || nameEdge(chosen.from, chosen.to)} />
      ) : (
        <Mark place={place} />
      )}
      {voltmeters.map((part) => (
        <Voltmeter key={part.name} part={part} />
      ))}
      {[...wires, ...others].map((part) => (
        <PartSymbol key={nameEdge(part.from, part.to)} part={part} around={around} />
      ))}
      <FlowArrows parts={parts} />
      {others.map((part) => (
        <PartLabel key={nameEdge(part.from, part.to)} part={part} around={around} />
      ))}
      <MeterLine
        meters={parts.filter(({ kind }) => kind === 'voltmeter' || kind === 'ammeter')}
        circuit={circuit}
      />
    </>
  )
})

/** The grid points, with the letters and numbers that name them. */
const Grid = memo(function Grid(): ReactNode {
  return points.map((point) => {
    const { x, y } = spotOf(point)
    return (
      <g key={point}>
        <circle className="circuit-point" cx={x} cy={y} r="2" />
        {rowOf(point) === 0 && (
          <text className="sim-small circuit-axis" x={x} y="13" textAnchor="middle">
            {namePoint(point).charAt(0)}
          </text>
        )}
        {columnOf(point) === 0 && (
          <text className="sim-small circuit-axis" x="8" y={y + 5} textAnchor="middle">
            {namePoint(point).charAt(1)}
          </text>
        )}
      </g>
    )
  })
})

/** A dot where three or more ends meet. */
function Joints({ circuit: { parts } }: { circuit: Circuit }): ReactNode {
  return points
    .filter((point) => countEnds(parts, point) > 2)
    .map((point) => (
      <circle key={point} className="circuit-joint" cx={spotOf(point).x} cy={spotOf(point).y} r="4.5" />
    ))
}

function countEnds(parts: Circuit['parts'], point: number): number {
  return parts.filter(({ kind, from, to }) => kind !== 'voltmeter' && (from === point || to === point)).length
}

/** A dashed frame around the selected place. */
function Mark({ place }: { place: string }): ReactNode {
  const [from, to] = points.filter((point) => place.includes(namePoint(point)))
  if (from === undefined || to === undefined) return null
  const { x, y } = spotOf(from)
  const box = isLevel(from, to)
    ? { x: x + 8, y: y - 17, width: 46, height: 34 }
    : { x: x - 17, y: y + 8, width: 34, height: 46 }
  return <rect className="circuit-chosen" {...box} rx="6" />
}

import { type MouseEvent, memo, type ReactNode } from 'react'
import { showOutput } from '../show-output.ts'
import { defineView, type View } from '../simulator-view.ts'
import { CircuitEditor } from './circuit-editor.tsx'
import type { Circuit, LivePart } from './circuit-flows.ts'
import { type CircuitOutcome, findTurns, readMeter } from './circuit-model.ts'
import { asEdge, columnOf, nameEdge, namePoint, points, rowOf } from './circuit-parts.ts'
import { between, findPlace, GRID_HEIGHT, isLevel, STEP, spotOf, turnOf, WIDTH } from './circuit-place.ts'
import { simulator } from './definition.ts'
import { PartLabel, PartSymbol } from './part-symbol.tsx'

export const view = defineView({ simulator, Picture: CircuitPicture, Editor: CircuitEditor })

type PictureProps = Pick<View, 'time' | 'change'> & {
  values: { elegido: string; k1: boolean; k2: boolean; k3: boolean; k4: boolean }
  outcome: CircuitOutcome
}

/** The circuit on its grid. A tap selects a place and toggles a switch. */
function CircuitPicture({ values, outcome, time, change }: PictureProps): ReactNode {
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

/** Four dots per grid step, so that they pass from one part to the next without a jump. */
const SPACING = STEP / 4
const FASTEST = 130

/** Speed of the dots in units per second; it grows with the current, from 1 mA up to a short circuit. */
function findPace(amperes: number): number {
  return Math.min(FASTEST, 8 * (Math.abs(amperes) * 1000) ** 0.4)
}

/** The current as moving dots. One path for all parts, because it is rendered in every frame. */
function MovingDots({ parts, time }: { parts: readonly LivePart[]; time: number }): ReactNode {
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
function FlowArrows({ parts }: { parts: readonly LivePart[] }): ReactNode {
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
function Rotors({ parts, time }: { parts: readonly LivePart[]; time: number }): ReactNode {
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

const METER_HEIGHT = 22

/**
 * A voltmeter between any two points: dashed leads, a circle beside the straight line, a + at its first tip.
 */
function Voltmeter({ part }: { part: LivePart }): ReactNode {
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
function MeterLine({ meters, circuit }: { meters: readonly LivePart[]; circuit: Circuit }): ReactNode {
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

import { type ReactNode, useState } from 'react'
import { defineView, type EditorView, type View } from '../simulator-view.ts'
import { CircuitDrawing } from './circuit-drawing.tsx'
import { type Lines, pressMemory } from './circuit-state.ts'
import { simulator } from './definition.ts'
import {
  isSingleActing,
  type PneumaticsOutcome,
  type PneumaticsParameters,
  pneumaticsTexts as texts,
} from './pneumatics-model.ts'

export const view = defineView({ simulator, Picture: PneumaticsPicture, Editor: PneumaticsEditor })

/**
 * The circuit in ISO 1219-1 symbols: cylinder at the top, supply at the bottom. Pressurised lines are thick.
 */
function PneumaticsPicture({
  values,
  outcome,
  time,
}: View<PneumaticsParameters, PneumaticsOutcome>): ReactNode {
  const { circuito, mando, carrera } = values
  const { state, isOut, speed, sentence } = outcome
  const position = useRod({ isOut, stroke: carrera, speed }, time)
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 360 344">
      <Cylinder isSingle={isSingleActing(circuito)} lines={state.lines} position={position} />
      <CircuitDrawing
        circuito={circuito}
        drive={mando === 'palanca' ? 'palanca' : 'pulsador'}
        state={state}
      />
      <path d="M8 336h28" className="air-tube air-on" />
      <text x={42} y={341} className="sim-text air-text">
        con presión
      </text>
      <path d="M140 336h28" className="air-tube" />
      <text x={174} y={341} className="sim-text air-text">
        sin presión
      </text>
    </svg>
  )
}

const withTwo: ReadonlySet<string> = new Set(['o', 'y', 'biestable'])

/** A toggle button for each hand-operated valve. They need scripts. */
function PneumaticsEditor({
  values,
  outcome,
  change,
  fixed,
}: EditorView<PneumaticsParameters, PneumaticsOutcome>): ReactNode {
  const { circuito, memoria } = values
  const all = withTwo.has(circuito) ? (['s1', 's2'] as const) : (['s1'] as const)
  const names = all.filter((name) => !fixed.includes(circuito === 'biestable' ? 'memoria' : name))
  if (names.length === 0) return null
  return (
    <fieldset className="air-hands needs-script">
      <legend>{texts.hand}</legend>
      {names.map((name) => {
        const isOn = outcome.state[name]
        const press = (): void =>
          change?.(
            circuito === 'biestable' ? { memoria: pressMemory(memoria, name, !isOn) } : { [name]: !isOn },
          )
        const label = name.toUpperCase()
        return (
          <button key={name} type="button" className="button" onClick={press}>
            {isOn ? texts.release(label) : texts.press(label)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** Position of the cylinder and its ports, and the stroke of the rod. */
const cylinderPlace = { left: 90, right: 230, top: 30, bottom: 66, piston: 96, rod: 224 }
const inAt = 102
const travel = 106

type CylinderProps = {
  isSingle: boolean
  lines: Lines
  /** 0: retracted; 1: extended. */
  position: number
}

/** A cylinder with its piston at the current position. A pressurised chamber is tinted and dotted. */
function Cylinder({ isSingle, lines, position }: CylinderProps): ReactNode {
  const { left, right, top, bottom } = cylinderPlace
  const at = Math.round((inAt + travel * position) * 10) / 10
  const middle = (top + bottom) / 2
  return (
    <>
      <rect x={left} y={top} width={right - left} height={bottom - top} className="sim-fill" />
      {lines.piston && <Chamber from={left + 1} to={at} />}
      {lines.rod && <Chamber from={at + 8} to={right - 1} />}
      {isSingle && <SpringInside from={at + 8} to={right} />}
      <rect x={at + 8} y={middle - 5} width={right + 8 - inAt} height={10} className="sim-fill" />
      <path d={`M${at + right + 16 - inAt} ${middle - 10}v20`} className="sim-line" />
      <rect x={at} y={top + 1} width={8} height={bottom - top - 2} className="air-piston" />
      <text x={left - 14} y={middle + 6} textAnchor="middle" className="sim-text">
        A
      </text>
    </>
  )
}

function Chamber({ from, to }: { from: number; to: number }): ReactNode {
  const { top, bottom } = cylinderPlace
  const width = Math.max(0, to - from)
  return (
    <>
      <rect x={from} y={top + 1} width={width} height={bottom - top - 2} className="air-chamber" />
      <path d={`M${from} ${top + 6}h${width}M${from} ${bottom - 6}h${width}`} className="air-dotted" />
    </>
  )
}

function SpringInside({ from, to }: { from: number; to: number }): ReactNode {
  const { top, bottom } = cylinderPlace
  const coil = Math.max(1, to - from - 2) / 10
  const middle = (top + bottom) / 2
  const points = Array.from({ length: 11 }, (_, at) => {
    const y = at === 0 || at === 10 ? middle : middle + (at % 2 === 0 ? 14 : -14)
    return `${Math.round((from + at * coil) * 10) / 10},${y}`
  })
  return <polyline points={points.join(' ')} className="sim-line air-thin" />
}

/** Target and speeds of a rod. Speeds in mm/s, stroke in mm. */
type Rod = { isOut: boolean; stroke: number; speed: { out: number; back: number } }

/** A movement of the rod: its direction, its start position (0 in, 1 out) and its start time. */
type Journey = { isOut: boolean; from: number; since: number }

/** Position of the rod after some seconds, from 0 (in) to 1 (out). */
export function placeOfRod({ isOut, from, since }: Journey, { stroke, speed }: Rod, time: number): number {
  const gone = (Math.max(0, time - since) * (isOut ? speed.out : speed.back)) / stroke
  return isOut ? Math.min(1, from + gone) : Math.max(0, from - gone)
}

/**
 * Current position of the rod. While the time is 0 it rests at its end.
 * When the time starts, it repeats the last movement; then it follows the valves from its current position.
 */
function useRod(rod: Rod, time: number): number {
  const [journey, setJourney] = useState<Journey>(() => begin(rod.isOut))
  const isNew = journey.isOut !== rod.isOut
  const next = isNew ? turn(journey, rod, time) : time < journey.since ? begin(rod.isOut) : journey
  // A state update during render makes React render again at once.
  // The movement is derived from the props (https://react.dev/reference/react/useState, «previous renders»).
  if (next !== journey) setJourney(next)
  return time === 0 ? Number(rod.isOut) : placeOfRod(next, rod, time)
}

function begin(isOut: boolean): Journey {
  return { isOut, from: isOut ? 0 : 1, since: 0 }
}

function turn(journey: Journey, rod: Rod, time: number): Journey {
  if (time === 0) return begin(rod.isOut)
  return { isOut: rod.isOut, from: placeOfRod(journey, rod, time), since: time }
}

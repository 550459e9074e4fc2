import { memo, type ReactNode, useMemo } from 'react'
import { TurnGrip } from '../bench/turn-grip.tsx'
import { outlinePath } from '../outline-path.ts'
import { slowMotion, turnsAt } from '../rotation.ts'
import { defineView, type View } from '../simulator-view.ts'
import { toothPath } from '../tooth-path.ts'
import { TurnArrow } from '../turn-arrow.tsx'
import { simulator } from './definition.ts'
import {
  isPinionDriving,
  type RackOutcome,
  type RackValues,
  type rackParameters,
  rackTexts as texts,
} from './rack-pinion-model.ts'

export const view = defineView({ simulator, Picture: RackPicture })

/** The pinion on its rack; their pitch lines roll on each other. */
function RackPicture({
  values,
  outcome,
  time,
  saidTime = time,
  turn,
}: View<typeof rackParameters, RackOutcome>): ReactNode {
  const rack = useMemo(() => layOutRack(values, outcome), [values, outcome])
  const turnsAfter = (seconds: number): number =>
    turnsAt(seconds, outcome.speed / 60 / rack.times, outcome.turns)
  const [turned, said] = [turnsAfter(time), turnsAfter(saidTime)]
  const sign = outcome.isClockwise ? 1 : -1
  const shift = -sign * turned * 2 * Math.PI * rack.radius
  const angle = (90 + sign * turned * 360) % 360
  const lines = [texts.turn(said), texts.moved(said * outcome.perTurn), texts.passed(said * values.z)]
  return (
    <svg role={turn ? 'group' : 'img'} aria-label={outcome.sentence} viewBox="0 0 320 306">
      <path className="sim-fill" d="M4 204H316V214H4Z" />
      <Rack rack={rack} shift={shift} />
      <TurnGrip
        label={texts.pinion}
        x={picture.axis}
        y={picture.line - rack.radius}
        angle={angle}
        step={360 / values.z}
        turn={
          turn && ((degrees) => turn(Math.max(-time, (sign * degrees * rack.times) / (6 * outcome.speed))))
        }
      >
        <g transform={`rotate(${angle.toFixed(2)})`}>
          <Pinion rack={rack} teeth={values.z} />
        </g>
        <circle className="sim-full" r={3} />
        <TurnArrow radius={rack.radius + rack.module + 8} isClockwise={outcome.isClockwise} />
        <circle className="bench-ring" r={(rack.radius + rack.module + 3).toFixed(2)} />
      </TurnGrip>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position alone
        <text key={at} className="sim-text rack-count" x={8} y={240 + 18 * at}>
          {line}
        </text>
      ))}
      <Still values={values} outcome={outcome} times={rack.times} />
    </svg>
  )
}

/** The pinion around the origin, with a mark at its first tooth. */
const Pinion = memo(function Pinion({ rack, teeth }: { rack: DrawnRack; teeth: number }): ReactNode {
  const { module, radius } = rack
  const inner = Math.max(radius - 1.25 * module, radius * 0.3)
  return (
    <>
      <path className="sim-soft rack-part" d={toothPath({ teeth, module })} />
      {inner > 12 && <circle className="sim-fill rack-part" r={(inner * 0.7).toFixed(2)} />}
      <path className="sim-mark" d={`M0 0H${(inner * 0.85).toFixed(2)}`} />
    </>
  )
})

type StillProps = { values: RackValues; outcome: RackOutcome; times: number }

/** The static parts. */
const Still = memo(function Still({ values, outcome, times }: StillProps): ReactNode {
  const sizes = [texts.teethOf(values.z), texts.moduleOf(values.m)]
  const heads = [texts.driver(isPinionDriving(values)), texts.diameterOf(outcome.diameter)]
  const forces = [texts.torqueOf(outcome.torque), texts.forceOf(outcome.force)]
  const way = outcome.isClockwise ? -1 : 1
  return (
    <>
      <path className="sim-full" d="M160 205l-5 8h10Z" />
      {sizes.map((line, at) => (
        <text key={line} className="sim-small rack-word" x={8} y={20 + 18 * at}>
          {line}
        </text>
      ))}
      {heads.map((line, at) => (
        <text key={line} className="sim-small rack-word" x={312} y={20 + 18 * at} textAnchor="end">
          {line}
        </text>
      ))}
      <g transform={`translate(272 126) scale(${way} 1)`}>
        <path className="sim-mark" d="M-30 0H22" />
        <path className="sim-full" d="M34 0L20 -7V7Z" />
      </g>
      {forces.map((line, at) => (
        <text key={line} className="sim-small rack-word" x={312} y={240 + 18 * at} textAnchor="end">
          {line}
        </text>
      ))}
      <text className="sim-small" x={312} y={301} textAnchor="end">
        {texts.slower(times)}
      </text>
    </>
  )
})

type RackProps = {
  rack: DrawnRack
  /** Offset to the right, in units of the picture. */
  shift: number
}

/** The rack with a mark for each turn of the pinion, clipped to the picture. */
function Rack({ rack, shift }: RackProps): ReactNode {
  const [from, to] = seenPart(rack, shift)
  const length = Math.max(0, to - from)
  // All teeth are equal, so a shift by a whole pitch changes nothing.
  const turned = ((shift % rack.pitch) + rack.pitch) % rack.pitch
  return (
    <>
      <svg
        className="rack-window"
        aria-hidden="true"
        x={from.toFixed(2)}
        y={0}
        width={length.toFixed(2)}
        height={230}
      >
        <g transform={`translate(${(picture.axis + turned - from).toFixed(2)} ${picture.line})`}>
          <Teeth module={rack.module} pitch={rack.pitch} />
        </g>
      </svg>
      {rack.ends && <Ends from={from} to={to} module={rack.module} />}
      {seenTurns(rack, shift).map(({ turn, x }) => (
        <g key={turn} transform={`translate(${x.toFixed(2)} ${picture.bottom})`}>
          <path className="sim-line rack-turn" d="M0 0V-8" />
          <text className="sim-small rack-number" y={-10} textAnchor="middle">
            {Math.abs(turn)}
          </text>
        </g>
      ))}
    </>
  )
}

type TeethProps = { module: number; pitch: number }

const Teeth = memo(function Teeth({ module, pitch }: TeethProps): ReactNode {
  const reach = Math.ceil(picture.axis / pitch) + 2
  const range = { first: -reach, last: reach, depth: picture.bottom - picture.line }
  return <path className="sim-fill rack-part" d={rackPath(module, range)} />
})

/** The end faces, if they are visible. */
function Ends({ from, to, module }: { from: number; to: number; module: number }): ReactNode {
  const top = (picture.line + 1.25 * module).toFixed(2)
  return [from, to]
    .filter((x) => x > picture.left && x < picture.right)
    .map((x) => <path key={x} className="sim-line" d={`M${x.toFixed(2)} ${top}V${picture.bottom}`} />)
}

type Point = readonly [number, number]

/**
 * Same as the teeth of the pinion (tooth-path.ts): pressure angle, and height, depth and backlash in modules.
 */
const slope = Math.tan((20 * Math.PI) / 180)
const addendum = 0.95
const dedendum = 1.25
const clearance = 0.03

/**
 * Corners of a rack's teeth along its pitch line, y upwards, from gap `first` to gap `last`; gap k is at k ·
 * π · m. `module` and the result are in units of the picture.
 */
export function rackOutline(module: number, first: number, last: number): Point[] {
  const pitch = Math.PI * module
  const half = (height: number): number => pitch / 4 - clearance * module - height * slope
  const [root, tip] = [-dedendum * module, addendum * module]
  return Array.from({ length: last - first }, (_, at) => (first + at + 0.5) * pitch).flatMap((x): Point[] => [
    [x - half(root), root],
    [x - half(tip), tip],
    [x + half(tip), tip],
    [x + half(root), root],
  ])
}

/** The outline with a body down to `depth` below the pitch line, as an SVG path (y downwards). */
function rackPath(module: number, range: { first: number; last: number; depth: number }): string {
  const { first, last, depth } = range
  const pitch = Math.PI * module
  const [left, right, root] = [first * pitch, last * pitch, dedendum * module]
  const teeth = rackOutline(module, first, last).map(([x, y]): Point => [x, -y])
  return outlinePath([[left, depth], [left, root], ...teeth, [right, root], [right, depth]])
}

/** In units of the picture: pitch line and lower edge of the rack, visible range, axis of the pinion. */
export const picture = { line: 168, bottom: 204, left: 4, right: 316, axis: 160 } as const

const largestRadius = 64
const largestModule = 9
/** Fastest movement that the eye can follow, in teeth per second. */
const fastestTeeth = 12

/** Pinion and rack as drawn. Lengths in units of the picture. */
type DrawnRack = {
  module: number
  radius: number
  /** Pitch of the teeth. */
  pitch: number
  /**
   * Distances from the start of the pinion to the left and right end of the rack; undefined if it is endless.
   */
  ends: readonly [left: number, right: number] | undefined
  /** Slow-motion factor. */
  times: number
}

/** The largest layout that fits. The rack extends towards the side from which the pinion pulls it. */
export function layOutRack(values: RackValues, { speed, isClockwise }: RackOutcome): DrawnRack {
  const { m, z, tope, largo } = values
  const module = Math.min((2 * largestRadius) / z, largestModule)
  const pitch = Math.PI * module
  const length = (largo / m) * module
  const ends = isClockwise ? ([-pitch, length + pitch] as const) : ([-length - pitch, pitch] as const)
  return {
    module,
    radius: (module * z) / 2,
    pitch,
    ends: tope ? ends : undefined,
    times: slowMotion(speed * Math.max(1, z / (2 * fastestTeeth))),
  }
}

/** Visible range of the rack after it has moved `shift` to the right: its start and end in the picture. */
export function seenPart({ ends }: Pick<DrawnRack, 'ends'>, shift: number): readonly [number, number] {
  const place = (end: number): number =>
    Math.max(picture.left, Math.min(picture.right, picture.axis + shift + end))
  return ends ? [place(ends[0]), place(ends[1])] : [picture.left, picture.right]
}

/**
 * Visible marks, one per turn of the pinion, with their numbers and x.
 * Turn 0 starts at the axis; numbers on the left are negative.
 */
export function seenTurns(
  { radius, ends }: Pick<DrawnRack, 'ends' | 'radius'>,
  shift: number,
): { turn: number; x: number }[] {
  const turn = 2 * Math.PI * radius
  const [from, to] = seenPart({ ends }, shift)
  const origin = picture.axis + shift
  const first = Math.ceil((from + 4 - origin) / turn)
  const last = Math.floor((to - 4 - origin) / turn)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    turn: first + at,
    x: origin + (first + at) * turn,
  }))
}

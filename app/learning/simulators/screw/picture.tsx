import { memo, type ReactNode, useMemo } from 'react'
import { TurnGrip } from '../bench/turn-grip.tsx'
import { slowMotion, turnsAt } from '../rotation.ts'
import { defineView, type View } from '../simulator-view.ts'
import { TurnArrow } from '../turn-arrow.tsx'
import { simulator } from './definition.ts'
import { Jack, layOutScrew, type MachineProps, Spindle, Vice } from './screw-machines.tsx'
import {
  machineOf,
  type ScrewMachine,
  type ScrewOutcome,
  type ScrewValues,
  type screwParameters,
  screwTexts as texts,
} from './screw-model.ts'

export const view = defineView({ simulator, Picture: ScrewPicture })

const machines: Readonly<Record<ScrewMachine, (props: MachineProps) => ReactNode>> = {
  banco: Vice,
  gato: Jack,
  husillo: Spindle,
}

/** Positions of the texts. */
const places = {
  beside: { x: 140, y: 182 },
  above: { x: 156, y: 176 },
} as const

/** Side view of the machine and end view of the lever, turning together. */
function ScrewPicture({
  values,
  outcome,
  time,
  saidTime = time,
  turn,
}: View<typeof screwParameters, ScrewOutcome>): ReactNode {
  const machine = machineOf(values)
  const screw = useMemo(() => layOutScrew(values, outcome), [values, outcome])
  const times = slowMotion(values.n)
  const turnsAfter = (seconds: number): number => turnsAt(seconds, values.n / 60 / times, screw.turns)
  const [turned, said] = [turnsAfter(time), turnsAfter(saidTime)]
  const isClockwise = values.giro === 'horario'
  const sense = isClockwise ? 1 : -1
  const moved = turned * Math.abs(screw.lead)
  const place = outcome.way === 1 ? moved : screw.travel - moved
  const Machine = machines[machine]
  const isJack = machine === 'gato'
  const words = isJack ? places.above : places.beside
  const angle = sense * turned * 2 * Math.PI + (isJack ? Math.PI / 2 : 0)
  const end = isJack ? { x: 242, y: 74 } : { x: 66, y: 224 }
  return (
    <svg role={turn ? 'group' : 'img'} aria-label={outcome.sentence} viewBox="0 0 320 308">
      <Machine screw={screw} turned={sense * turned} place={place} />
      <TurnGrip
        label={texts.leverName}
        {...end}
        angle={(angle * 180) / Math.PI}
        turn={turn && ((degrees) => turn(Math.max(-time, (sense * degrees * times) / (6 * values.n))))}
      >
        <EndView length={screw.lever} angle={angle} isClockwise={isClockwise} isFromAbove={isJack} />
      </TurnGrip>
      <text className="sim-text screw-count" x={words.x} y={words.y}>
        {texts.turn(said, values.v)}
      </text>
      <text className="sim-text screw-count" x={words.x} y={words.y + 19}>
        {texts.moved(said * outcome.lead)}
      </text>
      <Forces values={values} push={outcome.push} {...words} />
      <Notes isCut={screw.turns < values.v} isToScale={screw.isToScale} turns={screw.turns} times={times} />
    </svg>
  )
}

type ForcesProps = { values: ScrewValues; push: number; x: number; y: number }

const Forces = memo(function Forces({ values, push, x, y }: ForcesProps): ReactNode {
  return [texts.hand(values.f), texts.lever(values.r), texts.out(push)].map((line, at) => (
    <text key={line} className="sim-small screw-word" x={x} y={y + 39 + 17 * at}>
      {line}
    </text>
  ))
})

type NotesProps = { isCut: boolean; isToScale: boolean; turns: number; times: number }

/** Notes on deviations of the picture from reality. */
const Notes = memo(function Notes({ isCut, isToScale, turns, times }: NotesProps): ReactNode {
  const kept = [...(isCut ? [texts.firstTurns(turns)] : []), ...(isToScale ? [] : [texts.notToScale])]
  return [...kept, texts.slower(times)].map((line, at, all) => (
    <text key={line} className="sim-small" x={316} y={304 - 16 * (all.length - 1 - at)} textAnchor="end">
      {line}
    </text>
  ))
})

type EndViewProps = {
  length: number
  /** Radians, clockwise from the top. */
  angle: number
  isClockwise: boolean
  isFromAbove: boolean
}

const core = 11

/** The lever as seen by the user who turns it, with the path of the hand around it. */
function EndView({ length, angle, isClockwise, isFromAbove }: EndViewProps): ReactNode {
  const [right, up] = [length * Math.sin(angle), length * Math.cos(angle)]
  return (
    <>
      <circle className="bench-target" r={length + 10} />
      <circle className="bench-ring" r={length + 10} />
      <circle className="sim-off screw-way" r={length} />
      <TurnArrow radius={length + 9} isClockwise={isClockwise} />
      <circle className="sim-soft screw-part" r={core} />
      <path className="sim-mark screw-lever" d={`M0 0L${right.toFixed(2)} ${(-up).toFixed(2)}`} />
      <circle className="sim-fill screw-part" r={3.5} />
      <circle className="sim-full" cx={right.toFixed(2)} cy={(-up).toFixed(2)} r={6} />
      <text className="sim-small" y={length + 24} textAnchor="middle">
        {isFromAbove ? texts.fromAbove : texts.fromLever}
      </text>
    </>
  )
}

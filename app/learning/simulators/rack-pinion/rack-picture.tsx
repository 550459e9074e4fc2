import { memo, type ReactNode, useMemo } from 'react'
import type { View } from '../simulator-view.ts'
import { turnsAt } from '../slow-motion.ts'
import { toothPath } from '../tooth-path.ts'
import { TurnArrow } from '../turn-arrow.tsx'
import { type DrawnRack, layOutRack, picture } from './lay-out-rack.ts'
import { Rack } from './rack.tsx'
import type { RackOutcome } from './rack-model.ts'
import { isPinionDriving, type RackValues, type rackParameters } from './rack-parameters.ts'
import { rackTexts as texts } from './rack-texts.ts'

/** The pinion on its rack; their pitch lines roll on each other. */
export function RackPicture({
  values,
  outcome,
  time,
  saidTime = time,
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
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 306">
      <path className="sim-fill" d="M4 204H316V214H4Z" />
      <Rack rack={rack} shift={shift} />
      <g transform={`translate(${picture.axis} ${(picture.line - rack.radius).toFixed(2)})`}>
        <g transform={`rotate(${angle.toFixed(2)})`}>
          <Pinion rack={rack} teeth={values.z} />
        </g>
        <circle className="sim-full" r={3} />
        <TurnArrow radius={rack.radius + rack.module + 8} isClockwise={outcome.isClockwise} />
      </g>
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

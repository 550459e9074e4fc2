import { type ReactNode, useMemo } from 'react'
import type { View } from '../simulator-view.ts'
import { slowMotion } from '../slow-motion.ts'
import { CamDiagram } from './cam-diagram.tsx'
import { CamBody, Follower, Frame } from './cam-drawing.tsx'
import { type CamOutcome, liftAt } from './cam-model.ts'
import type { camParameters } from './cam-parameters.ts'
import { outlineOf } from './cam-profile.ts'
import { camTexts as texts } from './cam-texts.ts'
import { camScale, pathThrough, place } from './lay-out-cam.ts'

/** The cam and its follower beside the displacement diagram. Only an angle and a height change per frame. */
export function CamPicture({
  values,
  outcome,
  time,
  saidTime = time,
}: View<typeof camParameters, CamOutcome>): ReactNode {
  const { a, n, h, rb, fm } = values
  const { plan, cut, sentence } = outcome
  const scale = camScale(plan, h)
  const path = useMemo(() => pathThrough(cut?.outline ?? outlineOf(plan), scale), [plan, cut, scale])
  const times = slowMotion(n)
  const angleAt = (seconds: number): number => (a + (6 * n * seconds) / times) % 360
  const angle = angleAt(time)
  const lowest = place.axle - plan.lowest * scale
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 320 334">
      <Frame reach={(rb + h) * scale} />
      <g transform={`translate(${place.x} ${place.axle}) rotate(${angle.toFixed(2)})`}>
        <CamBody path={path} base={rb * scale} />
      </g>
      <Follower
        y={lowest - liftAt(outcome, angle) * scale}
        roller={plan.roller * scale}
        stem={lowest - place.stem}
        hasSpring={fm > 0}
      />
      <CamDiagram outcome={outcome} lift={h} angle={angle} said={angleAt(saidTime)} speed={n} />
      <text className="sim-small cam-word" x={160} y={325} textAnchor="middle">
        {texts.slower(times)}
      </text>
    </svg>
  )
}

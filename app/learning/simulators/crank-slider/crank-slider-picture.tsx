import { type ReactNode, useMemo } from 'react'
import type { View } from '../simulator-view.ts'
import { slowMotion } from '../slow-motion.ts'
import { Cylinder, MovingParts, PistonForce } from './crank-drawing.tsx'
import { CrankPlots } from './crank-plots.tsx'
import type { CrankSliderOutcome } from './crank-slider-model.ts'
import type { crankSliderParameters } from './crank-slider-parameters.ts'
import { isDead, crankSliderTexts as texts } from './crank-slider-texts.ts'
import { angleAfter, layOutCrank, place, placeJoints } from './lay-out-crank.ts'

/** The mechanism beside the plots of position and speed. */
export function CrankSliderPicture({
  values,
  outcome,
  time,
  saidTime = time,
}: View<typeof crankSliderParameters, CrankSliderOutcome>): ReactNode {
  const { r, l, a, n, mueve, sentido, f } = values
  const { isRound, sentence } = outcome
  const layout = useMemo(() => layOutCrank({ radius: r, rod: l }), [r, l])
  const side = sentido === 'antihorario' ? -1 : 1
  const times = slowMotion(n)
  const angleAt = (seconds: number): number => angleAfter(layout.crank, { a: a % 360, n: n / times, seconds })
  const [angle, said] = [angleAt(time), angleAt(saidTime)]
  const joints = placeJoints(layout, angle, side)
  const drives = mueve === 'embolo' ? 'embolo' : 'manivela'
  // The force of a compressor opposes the motion; the force of a motor drives the crank.
  const hasForce = f > 0 && isRound && (drives === 'embolo' || !isDead(angle))
  return (
    <svg role="img" aria-label={sentence} viewBox="0 0 320 348">
      <text className="sim-text crank-value" x={place.x} y={22} textAnchor="middle">
        {texts.angle(said)}
      </text>
      <Cylinder layout={layout} side={side} isRound={isRound} />
      <MovingParts layout={layout} joints={joints} drives={drives} />
      {hasForce && joints.pistonPin !== undefined && (
        <PistonForce pin={joints.pistonPin} isDown={drives === 'embolo' || angle > 180} />
      )}
      {isRound ? (
        <CrankPlots crank={layout.crank} angle={angle} said={said} speed={n} />
      ) : (
        <text className="sim-text crank-value" x={150} y={30}>
          {texts.stuck}
        </text>
      )}
      <text className="sim-small crank-word" x={place.x} y={318} textAnchor="middle">
        {texts.drives[drives]}
      </text>
      {isRound && (
        <text className="sim-small" x={160} y={341} textAnchor="middle">
          {texts.slower(times)}
        </text>
      )}
    </svg>
  )
}

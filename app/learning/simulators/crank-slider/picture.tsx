import { memo, type ReactNode, useMemo } from 'react'
import { TurnGrip } from '../bench/turn-grip.tsx'
import { cosine, sine, slowMotion } from '../rotation.ts'
import { defineView, type View } from '../simulator-view.ts'
import { CrankPlots } from './crank-plots.tsx'
import {
  type CrankSliderOutcome,
  type crankSliderParameters,
  goesRound,
  isDead,
  reaches,
  type SliderCrank,
  crankSliderTexts as texts,
  travelAt,
} from './crank-slider-model.ts'
import { simulator } from './definition.ts'

export const view = defineView({ simulator, Picture: CrankSliderPicture })

/** The mechanism beside the plots of position and speed. */
function CrankSliderPicture({
  values,
  outcome,
  time,
  saidTime = time,
  turn,
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
    <svg role={turn ? 'group' : 'img'} aria-label={sentence} viewBox="0 0 320 348">
      <text className="sim-text crank-value" x={place.x} y={22} textAnchor="middle">
        {texts.angle(said)}
      </text>
      <Cylinder layout={layout} side={side} isRound={isRound} />
      <MovingParts layout={layout} joints={joints} drives={drives} />
      <TurnGrip
        label={texts.crank}
        x={place.x}
        y={layout.axle}
        angle={side * angle}
        turn={turn && isRound ? (degrees) => turn((side * degrees * times) / (6 * n)) : undefined}
      >
        <circle className="bench-target" r={layout.radius + 12} />
        <circle className="bench-ring" r={layout.radius + 12} />
        {turn && isRound && (
          <circle
            className="bench-knob"
            cx={at(joints.crankPin.x - place.x)}
            cy={at(joints.crankPin.y - layout.axle)}
            r={7}
          />
        )}
      </TurnGrip>
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

type CylinderProps = { layout: CrankLayout; side: 1 | -1; isRound: boolean }

const at = (value: number): string => value.toFixed(1)

/** The static parts: the cylinder with its dead centres, and the circle of the crank. */
const Cylinder = memo(function Cylinder({ layout, side, isRound }: CylinderProps): ReactNode {
  const { axle, radius } = layout
  const bottom = place.pin + 2 * radius
  const wall = at(bottom + place.half + 4)
  const [left, right] = [place.x - place.piston - 3, place.x + place.piston + 3]
  const arrow = radius + 9
  const [x, y] = [arrow * Math.cos(0.9), arrow * Math.sin(0.9)]
  return (
    <g>
      <path className="sim-line crank-wall" d={`M${left} ${wall}V${place.head}H${right}V${wall}`} />
      {isRound && (
        <>
          <path
            className="sim-line"
            d={`M${right + 3} ${place.pin}H${right + 10}M${right + 3} ${at(bottom)}H${right + 10}`}
          />
          <text className="sim-small crank-word" x={right + 13} y={place.pin + (radius < 9 ? -2 : 5)}>
            PMS
          </text>
          <text className="sim-small crank-word" x={right + 13} y={at(bottom + (radius < 9 ? 12 : 5))}>
            PMI
          </text>
        </>
      )}
      <g transform={`translate(${place.x} ${at(axle)})`}>
        <circle className="sim-off" r={at(radius)} />
        {/* Below the axle, clockwise is from right to left. */}
        <g transform={`scale(${side} 1)`}>
          <path
            className="sim-mark"
            d={`M${at(x)} ${at(y)}A${at(arrow)} ${at(arrow)} 0 0 1 ${at(-x)} ${at(y)}`}
          />
          <path
            className="sim-full"
            d="M-4 5L7 0L-4 -5Z"
            transform={`translate(${at(-x)} ${at(y)}) rotate(-130)`}
          />
        </g>
      </g>
    </g>
  )
})

type PartsProps = { layout: CrankLayout; joints: Joints; drives: 'manivela' | 'embolo' }

/** Piston, rod and crank at their current positions. The driving part has a thick, coloured outline. */
function MovingParts({ layout, joints, drives }: PartsProps): ReactNode {
  const { crankPin, pistonPin, rodEnd } = joints
  const { axle } = layout
  const rod = `M${at(crankPin.x)} ${at(crankPin.y)}L${at(rodEnd.x)} ${at(rodEnd.y)}`
  return (
    <g>
      <rect
        className={
          pistonPin === undefined ? 'sim-off' : drives === 'embolo' ? 'sim-soft crank-drives' : 'sim-soft'
        }
        x={place.x - place.piston}
        y={at((pistonPin ?? place.pin) - place.half)}
        width={2 * place.piston}
        height={2 * place.half}
        rx={3}
      />
      <path
        className={drives === 'manivela' ? 'sim-line crank-arm crank-drives' : 'sim-line crank-arm'}
        d={`M${place.x} ${at(axle)}L${at(crankPin.x)} ${at(crankPin.y)}`}
      />
      <path className="sim-line crank-rod" d={rod} />
      <path className="sim-line crank-rod-inner" d={rod} />
      <circle className="sim-fill" cx={place.x} cy={at(axle)} r={5} />
      <circle className="sim-fill" cx={at(crankPin.x)} cy={at(crankPin.y)} r={4} />
      {pistonPin === undefined ? (
        <path className="sim-warn" d={`M${at(rodEnd.x - 6)} ${at(rodEnd.y - 6)}l12 12m-12 0l12 -12`} />
      ) : (
        <circle className="sim-fill" cx={place.x} cy={at(pistonPin)} r={4} />
      )}
    </g>
  )
}

/** The force on the piston, beside its pin. */
function PistonForce({ pin, isDown }: { pin: number; isDown: boolean }): ReactNode {
  return (
    <g transform={`translate(${place.x} ${at(pin)})`}>
      <g transform={`scale(1 ${isDown ? 1 : -1})`}>
        <path className="sim-line" d="M-17 -9V4" />
        <path className="sim-line crank-tip" d="M-17 10L-22 2H-12Z" />
      </g>
      <text className="sim-small crank-force" x={12} y={5}>
        F
      </text>
    </g>
  )
}

/**
 * Position of the mechanism, in units of the picture.
 * The line of the slider, its head, and the piston pin at top dead centre.
 */
const place = { x: 66, head: 36, pin: 58, piston: 28, half: 13 }

/** Size of a mechanism in the picture. */
type CrankLayout = {
  crank: SliderCrank
  /** Units per millimetre. */
  scale: number
  /** y of the axle. */
  axle: number
  /** Lengths to scale. */
  radius: number
  rod: number
}

/** The largest scale at which crank and rod fit. */
export function layOutCrank(crank: SliderCrank): CrankLayout {
  const { radius, rod } = crank
  const scale = Math.min(48 / radius, 228 / (2 * radius + rod))
  return {
    crank,
    scale,
    axle: place.pin + (radius + rod) * scale,
    radius: radius * scale,
    rod: rod * scale,
  }
}

/** Joints at an angle of the crank. */
type Joints = {
  crankPin: { x: number; y: number }
  /** y of the piston pin; undefined if the rod does not reach its line. */
  pistonPin: number | undefined
  rodEnd: { x: number; y: number }
}

/** Positions of the joints. `side` is 1 if the crank turns clockwise, else −1. */
export function placeJoints(
  { crank, scale, axle, radius, rod }: CrankLayout,
  degrees: number,
  side: 1 | -1,
): Joints {
  const crankPin = { x: place.x + side * radius * sine(degrees), y: axle - radius * cosine(degrees) }
  if (!reaches(crank, degrees)) {
    // The rod points straight at the line and ends before it.
    const towards = Math.sign(place.x - crankPin.x)
    return { crankPin, pistonPin: undefined, rodEnd: { x: crankPin.x + towards * rod, y: crankPin.y } }
  }
  const pistonPin = place.pin + travelAt(crank, degrees) * scale
  return { crankPin, pistonPin, rodEnd: { x: place.x, y: pistonPin } }
}

/** Angle after so many seconds; a crank that cannot turn fully does not move. */
function angleAfter(
  crank: SliderCrank,
  { a, n, seconds }: { a: number; n: number; seconds: number },
): number {
  return goesRound(crank) ? (a + 6 * n * seconds) % 360 : a
}

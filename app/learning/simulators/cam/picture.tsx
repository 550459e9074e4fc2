import { memo, type ReactNode, useMemo } from 'react'
import { TurnGrip } from '../bench/turn-grip.tsx'
import { linePath, outlinePath } from '../outline-path.ts'
import { slowMotion } from '../rotation.ts'
import { defineView, type View } from '../simulator-view.ts'
import { type CamOutcome, type camParameters, liftAt, slopeAt, camTexts as texts } from './cam-model.ts'
import { type CamPlan, motionAt, outlineOf, type Point, segmentAt } from './cam-motion.ts'
import { simulator } from './definition.ts'

export const view = defineView({ simulator, Picture: CamPicture })

/** The cam and its follower beside the displacement diagram. Only an angle and a height change per frame. */
function CamPicture({
  values,
  outcome,
  time,
  saidTime = time,
  turn,
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
    <svg role={turn ? 'group' : 'img'} aria-label={sentence} viewBox="0 0 320 334">
      <Frame reach={(rb + h) * scale} />
      <TurnGrip
        label={texts.cam}
        x={place.x}
        y={place.axle}
        angle={angle}
        turn={turn && ((degrees) => turn((degrees * times) / (6 * n)))}
      >
        <g transform={`rotate(${angle.toFixed(2)})`}>
          <CamBody path={path} base={rb * scale} />
        </g>
        <circle className="bench-ring" r={(rb + h) * scale + 3} />
      </TurnGrip>
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

const at = (value: number): string => value.toFixed(1)

/** A cam around its axle, with a mark that makes its rotation visible. */
const CamBody = memo(function CamBody({ path, base }: { path: string; base: number }): ReactNode {
  return (
    <>
      <path className="sim-soft" d={path} />
      <circle className="sim-thin" strokeDasharray="3 3" r={at(base)} />
      <path className="sim-mark" d={`M0 0V${at(-base * 0.8)}`} />
      <circle className="sim-fill" r={4} />
    </>
  )
})

/** The static parts: the guide of the follower, and an arrow for the direction of rotation. */
const Frame = memo(function Frame({ reach }: { reach: number }): ReactNode {
  const [left, right] = [place.x - 9, place.x + 9]
  const arrow = reach + 8
  const [x, y] = [arrow * Math.cos(0.9), arrow * Math.sin(0.9)]
  return (
    <>
      <rect
        className="sim-fill"
        x={left - 16}
        y={place.guide}
        width={16}
        height={place.guideEnd - place.guide}
      />
      <rect className="sim-fill" x={right} y={place.guide} width={16} height={place.guideEnd - place.guide} />
      <g transform={`translate(${place.x} ${place.axle})`}>
        {/* Below the axle, clockwise is from right to left. */}
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
    </>
  )
})

type FollowerProps = {
  /** y of the roller's centre or of the knife edge. */
  y: number
  /** Radius of the roller; 0 for a knife edge. */
  roller: number
  /** Length of the stem above the roller or edge. */
  stem: number
  hasSpring: boolean
}

/** The follower at its current position. */
function Follower({ y, roller, stem, hasSpring }: FollowerProps): ReactNode {
  const head = roller > 0 ? y - roller - 2 : y - 16
  return (
    <g>
      {hasSpring && <path className="sim-line cam-spring" d={springPath(place.guideEnd, head)} />}
      <path className="sim-line cam-stem" d={`M${place.x} ${at(y - stem)}V${at(roller > 0 ? y : y - 12)}`} />
      {roller > 0 ? (
        <>
          <circle className="sim-fill cam-roller" cx={place.x} cy={at(y)} r={at(roller)} />
          <circle className="sim-full" cx={place.x} cy={at(y)} r={2.5} />
        </>
      ) : (
        <path className="sim-line cam-edge" d={`M${place.x} ${at(y)}l-6 -14h12Z`} />
      )}
    </g>
  )
}

type CamDiagramProps = {
  outcome: CamOutcome
  /** Planned lift, in mm. */
  lift: number
  /** Current angle, in degrees. */
  angle: number
  /** Angle for the displayed figures, which update less often, in degrees. */
  said: number
  /** rpm */
  speed: number
}

/** Displacement diagram over a turn, with the current point and its figures. */
function CamDiagram({ outcome, lift, angle, said, speed }: CamDiagramProps): ReactNode {
  const now = (slopeAt(outcome, said) * 2 * Math.PI * speed) / 60
  const x = acrossAt(angle).toFixed(1)
  return (
    <g>
      <StillDiagram outcome={outcome} lift={lift} />
      <path className="sim-thin cam-now" d={`M${x} ${plot.top}V${plot.bottom}`} />
      <circle className="sim-full" cx={x} cy={downAt(liftAt(outcome, angle), lift).toFixed(1)} r={5} />
      <text className="sim-text cam-value" x={plot.left} y={26}>
        {texts.height(liftAt(outcome, said))}
      </text>
      <text className="sim-text cam-value" x={plot.left} y={224}>
        {texts.angle(said)}
      </text>
      <text className="sim-text cam-value" x={plot.left} y={247}>
        {texts.speed(now)}
      </text>
      <text className="sim-text" x={plot.left} y={270}>
        {texts.doing({ phase: segmentAt(outcome.plan, said).phase, speed: now })}
      </text>
    </g>
  )
}

/** The static part, rendered once per cam. A planned motion that the cam cannot produce is a dashed line. */
const StillDiagram = memo(function StillDiagram({
  outcome,
  lift,
}: Pick<CamDiagramProps, 'outcome' | 'lift'>): ReactNode {
  const paths = useMemo(
    () => ({
      planned: diagram((degrees) => motionAt(outcome.plan, degrees).lift, lift),
      made: diagram((degrees) => liftAt(outcome, degrees), lift),
    }),
    [outcome, lift],
  )
  return (
    <g>
      <path className="sim-thin" strokeDasharray="4 3" d={`M${plot.left} ${plot.top}H${plot.right}`} />
      <path
        className="sim-line"
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}M${acrossAt(180)} ${plot.bottom}v4M${acrossAt(360)} ${plot.bottom}v4`}
      />
      <text className="sim-small cam-word" x={plot.right} y={plot.top - 6} textAnchor="end">
        {texts.top(lift)}
      </text>
      {outcome.cut && <path className="sim-off" d={paths.planned} />}
      <path className="sim-mark" d={paths.made} />
      <text className="sim-small cam-word" x={plot.left} y={plot.bottom + 19} textAnchor="middle">
        0°
      </text>
      <text className="sim-small cam-word" x={acrossAt(180)} y={plot.bottom + 19} textAnchor="middle">
        180°
      </text>
      <text className="sim-small cam-word" x={plot.right + 6} y={plot.bottom + 19} textAnchor="end">
        360°
      </text>
    </g>
  )
})

/** Positions in units of the picture: axle, guide of the follower, plot. */
const place = { x: 78, axle: 222, guide: 86, guideEnd: 102, stem: 72 }
const plot = { left: 172, right: 312, top: 62, bottom: 176 }

/** Units per millimetre: the largest scale at which cam and follower fit. */
function camScale({ lowest, roller }: CamPlan, lift: number): number {
  return Math.min(64 / (lowest - roller + lift), 108 / (lowest + roller + lift))
}

/**
 * A closed path through every second of these points, in units of the picture.
 * The points are one degree apart, so the difference is invisible.
 */
function pathThrough(points: readonly Point[], scale: number): string {
  const seen = points.filter((_, at) => at % 2 === 0)
  return outlinePath(seen.map(([x, y]) => [x * scale, y * scale]))
}

/** Displacement diagram over a turn. `heightAt` returns mm at a degree; `most` is the height at the top. */
function diagram(heightAt: (degrees: number) => number, most: number): string {
  const degrees = Array.from({ length: 91 }, (_, at) => 4 * at)
  return linePath(degrees.map((at) => [acrossAt(at), downAt(heightAt(at % 360), most)]))
}

/** x in the diagram. */
function acrossAt(degrees: number): number {
  return plot.left + ((plot.right - plot.left) * degrees) / 360
}

/** y in the diagram, with the greatest height at the top. */
function downAt(height: number, most: number): number {
  return plot.bottom - ((plot.bottom - plot.top) * height) / most
}

/** A spring between two heights, as a zigzag. */
function springPath(from: number, to: number): string {
  const turns = 8
  const step = (to - from) / turns
  const corners = Array.from(
    { length: turns - 1 },
    (_, at) => `L${place.x + (at % 2 === 0 ? 11 : -11)} ${(from + step * (at + 0.5 + 0.5)).toFixed(1)}`,
  )
  return `M${place.x} ${from.toFixed(1)}${corners.join('')}L${place.x} ${to.toFixed(1)}`
}

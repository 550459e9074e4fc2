import { memo, type ReactNode, useMemo } from 'react'
import { type CamOutcome, liftAt, slopeAt } from './cam-model.ts'
import { motionAt, segmentAt } from './cam-motion.ts'
import { camTexts as texts } from './cam-texts.ts'
import { acrossAt, diagram, downAt, plot } from './lay-out-cam.ts'

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
export function CamDiagram({ outcome, lift, angle, said, speed }: CamDiagramProps): ReactNode {
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

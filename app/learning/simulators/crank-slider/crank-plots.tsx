import { memo, type ReactNode, useMemo } from 'react'
import { acrossAt, plotBox as box, curve, downAt, greatestSlope, slopeAt, zeroSpeed } from './crank-plot.ts'
import { crankSliderTexts as texts } from './crank-slider-texts.ts'
import { type SliderCrank, travelAt, travelPerRadian } from './slider-crank.ts'

type CrankPlotsProps = {
  crank: SliderCrank
  /** Current angle of the crank, in degrees. */
  angle: number
  /** Angle for the displayed figures, which update less often, in degrees. */
  said: number
  /** rpm */
  speed: number
}

/** Position and speed of the piston over a turn, each with its current point. */
export function CrankPlots({ crank, angle, said, speed }: CrankPlotsProps): ReactNode {
  const greatest = useMemo(() => greatestSlope(crank), [crank])
  const x = acrossAt(angle).toFixed(1)
  const now = (travelPerRadian(crank, said) * 2 * Math.PI * speed) / 60_000
  return (
    <g>
      <StillPlots crank={crank} greatest={greatest} />
      <path
        className="sim-thin crank-now"
        d={`M${x} ${box.top}V${box.bottom}M${x} ${box.above}V${box.below}`}
      />
      <circle className="sim-full" cx={x} cy={downAt(crank, angle).toFixed(1)} r={5} />
      <circle className="sim-full" cx={x} cy={slopeAt(crank, greatest, angle).toFixed(1)} r={5} />
      <text className="sim-text crank-value" x={box.left} y={30}>
        {texts.position(travelAt(crank, said))}
      </text>
      <text className="sim-text crank-value" x={box.left} y={204}>
        {texts.speed(now)}
      </text>
    </g>
  )
}

/** The static part, rendered once per mechanism. */
const StillPlots = memo(function StillPlots({
  crank,
  greatest,
}: {
  crank: SliderCrank
  greatest: number
}): ReactNode {
  return (
    <g>
      <path
        className="sim-thin"
        strokeDasharray="4 3"
        d={`M${box.left} ${box.top}H${box.right}M${box.left} ${box.bottom}H${box.right}`}
      />
      <path className="sim-thin" d={`M${box.left} ${zeroSpeed}H${box.right}`} />
      <path
        className="sim-line"
        d={`M${box.left} ${box.top}V${box.bottom}M${box.left} ${box.above}V${box.below}`}
      />
      <text className="sim-small crank-word" x={box.right} y={box.top - 5} textAnchor="end">
        {texts.top}
      </text>
      <text className="sim-small crank-word" x={box.right} y={box.bottom + 15} textAnchor="end">
        {texts.bottom}
      </text>
      <path className="sim-mark" d={curve((degrees) => downAt(crank, degrees))} />
      <path className="sim-mark" d={curve((degrees) => slopeAt(crank, greatest, degrees))} />
      <text className="sim-small crank-word" x={acrossAt(90)} y={zeroSpeed + 15} textAnchor="middle">
        baja
      </text>
      <text className="sim-small crank-word" x={acrossAt(270)} y={zeroSpeed - 6} textAnchor="middle">
        sube
      </text>
      <path
        className="sim-line"
        d={[90, 180, 270, 360].map((degrees) => `M${acrossAt(degrees)} ${zeroSpeed - 3}v6`).join('')}
      />
      {(
        [
          [0, 'middle'],
          [180, 'middle'],
          [360, 'end'],
        ] as const
      ).map(([degrees, anchor]) => (
        <text
          key={degrees}
          className="sim-small crank-word"
          x={acrossAt(degrees) + (anchor === 'end' ? 6 : 0)}
          y={box.below + 17}
          textAnchor={anchor}
        >
          {degrees}°
        </text>
      ))}
    </g>
  )
})

import { memo, type ReactNode, useMemo } from 'react'
import { linePath } from '../outline-path.ts'
import {
  type SliderCrank,
  crankSliderTexts as texts,
  travelAt,
  travelPerRadian,
} from './crank-slider-model.ts'

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
        d={`M${x} ${plotBox.top}V${plotBox.bottom}M${x} ${plotBox.above}V${plotBox.below}`}
      />
      <circle className="sim-full" cx={x} cy={downAt(crank, angle).toFixed(1)} r={5} />
      <circle className="sim-full" cx={x} cy={slopeAt(crank, greatest, angle).toFixed(1)} r={5} />
      <text className="sim-text crank-value" x={plotBox.left} y={30}>
        {texts.position(travelAt(crank, said))}
      </text>
      <text className="sim-text crank-value" x={plotBox.left} y={204}>
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
        d={`M${plotBox.left} ${plotBox.top}H${plotBox.right}M${plotBox.left} ${plotBox.bottom}H${plotBox.right}`}
      />
      <path className="sim-thin" d={`M${plotBox.left} ${zeroSpeed}H${plotBox.right}`} />
      <path
        className="sim-line"
        d={`M${plotBox.left} ${plotBox.top}V${plotBox.bottom}M${plotBox.left} ${plotBox.above}V${plotBox.below}`}
      />
      <text className="sim-small crank-word" x={plotBox.right} y={plotBox.top - 5} textAnchor="end">
        {texts.top}
      </text>
      <text className="sim-small crank-word" x={plotBox.right} y={plotBox.bottom + 15} textAnchor="end">
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
          y={plotBox.below + 17}
          textAnchor={anchor}
        >
          {degrees}°
        </text>
      ))}
    </g>
  )
})

/** Position of the two plots over a turn, in units of the picture. */
const plotBox = { left: 150, right: 312, top: 62, bottom: 148, above: 218, below: 296 }

/** y of speed 0. */
const zeroSpeed = (plotBox.above + plotBox.below) / 2

/** x of an angle in degrees. */
function acrossAt(degrees: number): number {
  return plotBox.left + ((plotBox.right - plotBox.left) * degrees) / 360
}

/** y of the piston's position; top dead centre is at the top, as in the cylinder. */
function downAt(crank: SliderCrank, degrees: number): number {
  const part = travelAt(crank, degrees) / (2 * crank.radius)
  return plotBox.top + (plotBox.bottom - plotBox.top) * part
}

const every = 6
const angles = Array.from({ length: 360 / every + 1 }, (_, at) => at * every)

/** Greatest travel per radian over a turn, in mm, which sets the scale of the speed plot. */
function greatestSlope(crank: SliderCrank): number {
  return Math.max(...angles.map((degrees) => travelPerRadian(crank, degrees)))
}

/** y of the speed; downward motion of the piston is above the line. */
function slopeAt(crank: SliderCrank, greatest: number, degrees: number): number {
  return zeroSpeed - ((zeroSpeed - plotBox.above) * travelPerRadian(crank, degrees)) / greatest
}

/** A curve over a turn as an SVG path. `height` returns y at an angle. */
function curve(height: (degrees: number) => number): string {
  return linePath(angles.map((degrees) => [acrossAt(degrees), height(degrees)]))
}

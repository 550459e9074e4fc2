import { memo, type ReactNode } from 'react'
import { round, TurnSense } from '../bench/marks.tsx'
import { TurnGrip } from '../bench/turn-grip.tsx'
import { toothPath } from '../tooth-path.ts'
import { type Axle, gearTexts } from './gears-model.ts'
import { type PlacedWheel, secondsFor } from './lay-out-train.ts'

type TurnedWheelProps = {
  wheel: PlacedWheel
  /** Height of the line of the axles. */
  y: number
  /** Angle of its axle, in degrees. */
  angle: number
  axle: Axle | undefined
  times: number
  rem: number
  turn: ((seconds: number) => void) | undefined
  /** Told by how many degrees the first axle turned by hand, and undefined at the release. */
  count: (degrees: number | undefined) => void
  driverSpeed: number
}

/** A wheel that is turned by its rim; by keyboard it turns one tooth. */
export function TurnedWheel(props: TurnedWheelProps): ReactNode {
  const { wheel, y, angle, axle, times, rem, turn, count, driverSpeed } = props
  const turnBy = (degrees: number): void => {
    if (!axle || !turn) return
    turn(secondsFor(axle, times, degrees))
    count((degrees * driverSpeed) / axle.speed)
  }
  const turned = angle + (wheel.phase * 180) / Math.PI
  return (
    <TurnGrip
      label={gearTexts.turnWheel(wheel.axle + 1)}
      x={wheel.x}
      y={y}
      angle={angle}
      step={360 / (wheel.teeth || 12)}
      turn={turn && turnBy}
      release={() => count(undefined)}
    >
      <g transform={`rotate(${turned.toFixed(2)})`}>
        <Wheel wheel={wheel} rem={rem} isPlain={!turn} />
      </g>
      <Centre wheel={wheel} rem={rem} sense={axle?.sense ?? 1} />
    </TurnGrip>
  )
}

type WheelProps = { wheel: PlacedWheel; rem: number; isPlain?: boolean }

/** A wheel around the origin, with a mark and holes that make its rotation visible. */
const Wheel = memo(
  function Wheel({ wheel, rem, isPlain = false }: WheelProps): ReactNode {
    const { teeth, module, radius, axle } = wheel
    const isDriver = axle === 0 || undefined
    const hub = hubOf(wheel, rem)
    const mark = Math.max(hub + 0.35 * rem, radius - 1.25 * module - 0.45 * rem)
    return (
      <>
        {teeth > 0 ? (
          <path
            className="draw-solid gears-wheel"
            data-driver={isDriver}
            d={toothPath({ teeth, module, isPlain })}
          />
        ) : (
          <>
            <circle className="draw-solid gears-wheel" data-driver={isDriver} r={round(radius)} />
            <circle className="draw-solid gears-wheel" data-driver={isDriver} r={round(radius * 0.85)} />
          </>
        )}
        {radius > 5 * rem && (
          <circle className="draw-thin" r={round(radius - Math.max(2.7 * module, 0.2 * radius))} />
        )}
        {!isPlain && radius > 4.5 * rem && <Holes radius={radius} />}
        <circle className="draw-solid gears-wheel" data-driver={isDriver} r={round(hub)} />
        <path
          className="draw-solid gears-wheel"
          data-driver={isDriver}
          d={`M${round(hub * 0.86)} ${round(-hub * 0.42)}h${round(hub * 0.4)}v${round(hub * 0.84)}h${round(-hub * 0.4)}`}
        />
        <circle
          className={isDriver ? 'sim-full' : 'draw-head'}
          cx={round(mark)}
          r={round(Math.min(0.3 * rem, radius * 0.1))}
        />
      </>
    )
  },
  (one, other) =>
    one.rem === other.rem &&
    one.isPlain === other.isPlain &&
    one.wheel.radius === other.wheel.radius &&
    one.wheel.teeth === other.wheel.teeth &&
    one.wheel.module === other.wheel.module,
)

function Holes({ radius }: { radius: number }): ReactNode {
  return [0, 1, 2, 3, 4].map((hole) => {
    const angle = (hole * 2 * Math.PI) / 5 + 0.6
    return (
      <circle
        key={hole}
        className="draw-solid gears-wheel"
        cx={round(0.64 * radius * Math.cos(angle))}
        cy={round(0.64 * radius * Math.sin(angle))}
        r={round(0.13 * radius)}
      />
    )
  })
}

function hubOf({ radius }: PlacedWheel, rem: number): number {
  return Math.max(0.3 * rem, Math.min(radius * 0.2, 1.6 * rem))
}

type CentreProps = WheelProps & { sense: 1 | -1 }

/** Centre lines, the pitch circle, and the sense of rotation. */
const Centre = memo(
  function Centre({ wheel, rem, sense }: CentreProps): ReactNode {
    const { radius, module, axle } = wheel
    const reach = round(radius + module + 0.5 * rem)
    return (
      <g className="gears-still">
        {wheel.teeth > 0 && <circle className="draw-centre" r={round(radius)} />}
        <path className="draw-centre" d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
        {radius > 2 * rem && (
          <TurnSense
            x={0}
            y={0}
            radius={Math.max(hubOf(wheel, rem) + 0.45 * rem, Math.min(radius * 0.4, 3.2 * rem))}
            sense={sense}
            rem={rem}
            isDriver={axle === 0}
          />
        )}
        <circle className="bench-ring" r={round(radius + module + 2)} />
      </g>
    )
  },
  (one, other) =>
    one.rem === other.rem &&
    one.sense === other.sense &&
    one.wheel.radius === other.wheel.radius &&
    one.wheel.module === other.wheel.module,
)

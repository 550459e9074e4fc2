import { memo, type ReactNode } from 'react'
import { type DrawnScrew, threadShift } from './lay-out-screw.ts'
import { SideLever } from './side-lever.tsx'
import { Thread } from './thread.tsx'

/**
 * Side view of a machine along the axis of its screw, with the lever at the left end.
 * Lengths in units of the picture.
 */
export type MachineProps = {
  screw: DrawnScrew
  /** Turns made: positive is clockwise as seen from the lever. */
  turned: number
  /** Distance of the moving part from its position nearest to the lever. */
  place: number
}

/** The screw moves through a fixed nut: its crests stay in the grooves of the nut, and its ends move. */
export function Vice({ screw, turned, place }: MachineProps): ReactNode {
  const jaw = 90 + screw.travel
  return (
    <g transform="translate(0 88)">
      <Thread screw={screw} from={60 + place} length={jaw - 14} shift={0} />
      <ViceBody screw={screw} jaw={jaw} />
      <g transform={`translate(${place.toFixed(2)} 0)`}>
        <path className="sim-fill screw-part" d="M32 -5H50V5H32ZM20 -12H32V12H20Z" />
        <path className="sim-soft" d="M48 -66H78V52H48Z" />
        <path className="sim-full" d="M74 52l-5 -9h10Z" />
      </g>
      <SideLever x={26 + place} length={screw.lever} angle={turned * 2 * Math.PI} />
    </g>
  )
}

type BodyProps = { screw: DrawnScrew; jaw: number }

const ViceBody = memo(function ViceBody({ screw, jaw }: BodyProps): ReactNode {
  const side = `M${jaw} -66H${jaw + 36}V${-screw.radius}H${jaw}ZM${jaw} ${screw.radius}H${jaw + 36}V52H${jaw}Z`
  return (
    <>
      <path className="sim-fill" d="M12 52H308V66H12Z" />
      <path className="sim-fill" d={side} />
      <Ticks screw={screw} from={74} y={54} />
    </>
  )
})

/** The same, vertical: the lever above, a load on it, and the nut in the foot. */
export function Jack({ screw, turned, place }: MachineProps): ReactNode {
  const foot = 52 + screw.travel
  return (
    <g transform="translate(92 34) rotate(90)">
      <Thread screw={screw} from={38 + place} length={foot - 4} shift={0} />
      <JackBody screw={screw} foot={foot} />
      <g transform={`translate(${place.toFixed(2)} 0)`}>
        <path className="sim-soft" d="M-24 -34H12V34H-24Z" />
        <path className="sim-fill screw-part" d="M12 -20H18V20H12ZM18 -12H38V12H18Z" />
        <path className="sim-full" d="M12 65l-5 -9h10ZM11 34h2v24h-2Z" />
      </g>
      <SideLever x={28 + place} length={screw.lever} angle={turned * 2 * Math.PI} />
    </g>
  )
}

const JackBody = memo(function JackBody({ screw, foot }: { screw: DrawnScrew; foot: number }): ReactNode {
  const { radius } = screw
  const wall = `M${foot} ${radius}V${radius + 14}L222 46V${radius}Z`
  return (
    <>
      {[1, -1].map((side) => (
        <path key={side} className="sim-fill" transform={`scale(1 ${side})`} d={wall} />
      ))}
      <path className="sim-fill" d="M222 -60H228V60H222Z" />
      <Ticks screw={screw} from={12} y={66} />
    </>
  )
})

/** The screw turns between two bearings, and the nut moves with its crests. */
export function Spindle({ screw, turned, place }: MachineProps): ReactNode {
  const nearest = 56 + (196 - screw.travel) / 2
  const { radius } = screw
  return (
    <g transform="translate(0 88)">
      <Thread screw={screw} from={50} length={252} shift={threadShift(screw, turned)} />
      <path className="sim-fill" d="M12 52H308V66H12Z" />
      <path className="sim-fill" d="M44 -40H56V52H44ZM296 -40H308V52H296Z" />
      <Ticks screw={screw} from={nearest + 22} y={54} />
      <g transform={`translate(${(nearest + place).toFixed(2)} 0)`}>
        <path className="sim-soft" d={`M-12 -58H56V-46H44V${-radius}H0V-46H-12ZM0 ${radius}H44V40H0Z`} />
        <path className="sim-full" d="M22 52l-5 -9h10Z" />
      </g>
      <path className="sim-fill screw-part" d="M32 -5H44V5H32ZM20 -12H32V12H20Z" />
      <SideLever x={26} length={screw.lever} angle={turned * 2 * Math.PI} />
    </g>
  )
}

type TicksProps = { screw: DrawnScrew; from: number; y: number }

/** Positions of the pointer after each turn. */
function Ticks({ screw, from, y }: TicksProps): ReactNode {
  const marks = Array.from({ length: Math.floor(screw.turns) + 1 }, (_, at) => at * Math.abs(screw.lead))
  return (
    <path
      className="sim-line screw-ticks"
      d={`M${from} ${y}h${screw.travel.toFixed(1)}${marks.map((way) => `M${(from + way).toFixed(1)} ${y}v8`).join('')}`}
    />
  )
}

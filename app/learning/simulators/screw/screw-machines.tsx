import { memo, type ReactNode } from 'react'
import { machineOf, type ScrewMachine, type ScrewOutcome, type ScrewValues } from './screw-model.ts'

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

type SideLeverProps = {
  /** Position along the axis. */
  x: number
  length: number
  /** Radians from the top; positive turns towards the viewer. */
  angle: number
}

/** The lever from the side of the screw: shorter and with a larger knob when it points at the viewer. */
function SideLever({ x, length, angle }: SideLeverProps): ReactNode {
  const y = -length * Math.cos(angle)
  const knob = 5.5 + 1.5 * Math.sin(angle)
  return (
    <>
      <path className="sim-mark screw-lever" d={`M${x.toFixed(2)} 0V${y.toFixed(2)}`} />
      <circle className="sim-full" cx={x.toFixed(2)} cy={y.toFixed(2)} r={knob.toFixed(2)} />
    </>
  )
}

type ThreadProps = {
  screw: DrawnScrew
  /** Position along the axis. */
  from: number
  length: number
  /** Offset of the crests along the axis. */
  shift: number
}

/** A visible piece of the screw on the x axis; its crests move, its ends do not. */
function Thread({ screw, from, length, shift }: ThreadProps): ReactNode {
  const reach = screw.radius + 1
  return (
    // The nested svg clips the thread.
    <svg
      className="screw-window"
      aria-hidden="true"
      x={from.toFixed(2)}
      y={-reach}
      width={length}
      height={2 * reach}
    >
      <rect className="sim-fill screw-part" y={reach - screw.core} width={length} height={2 * screw.core} />
      <g transform={`translate(${(shift - from).toFixed(2)} ${reach})`}>
        <Crests screw={screw} />
      </g>
    </svg>
  )
}

/** Length of the longest screw drawn. */
const longest = 330

const Crests = memo(function Crests({ screw }: { screw: DrawnScrew }): ReactNode {
  return <path className="sim-soft screw-part" d={threadPath(screw, longest)} />
})

/** Maximum travel of each machine, in units of the picture. */
const rooms: Readonly<Record<ScrewMachine, number>> = { banco: 80, gato: 60, husillo: 150 }

const widestPitch = 12
const narrowestPitch = 4.5
const thickest = 30
/** Maximum number of pitches of travel; more could not be told apart. */
const maxPitches = 16

/** A screw as drawn: lengths in units of the picture. */
type DrawnScrew = {
  pitch: number
  /** Signed: positive for a right-hand thread. */
  lead: number
  /** Radius of the crests and of the core. */
  radius: number
  core: number
  /** Turns shown, and their travel. */
  turns: number
  travel: number
  /** Length of the lever; it grows with the real length as far as the picture allows. */
  lever: number
  /** Whether the thickness is to the same scale as the lengths. */
  isToScale: boolean
}

/** The scale at which the travel fits and threads can be told apart. */
export function layOutScrew(values: ScrewValues, { lead }: Pick<ScrewOutcome, 'lead'>): DrawnScrew {
  const { p, d, e, v, r, rosca } = values
  const turns = Math.min(v, Math.floor(maxPitches / e))
  const outer = d / 2 + p / 4
  const room = rooms[machineOf(values)]
  const scale = Math.min(
    room / (lead * turns),
    widestPitch / p,
    Math.max(thickest / outer, narrowestPitch / p),
  )
  const radius = Math.max(5, Math.min(thickest, outer * scale))
  return {
    pitch: p * scale,
    lead: (rosca === 'izquierda' ? -1 : 1) * lead * scale,
    radius,
    core: Math.max(radius - (p * scale) / 2, radius * 0.5),
    turns,
    travel: lead * turns * scale,
    lever: 18 + 34 * Math.sqrt(r / 1000),
    isToScale: radius === outer * scale,
  }
}

/**
 * `d` attribute of an SVG path: one turn of square thread per pitch around the x axis, from 0 to slightly
 * beyond `length`. A crest goes from top to bottom along x = lead · θ / 2π, y = −R · cos θ. A cubic
 * approximates this within 1 %.
 */
function threadPath({ pitch, lead, radius }: DrawnScrew, length: number): string {
  const half = lead / 2
  const bend = 0.3642 * half
  const width = pitch / 2
  const [top, bottom] = [(-radius).toFixed(1), radius.toFixed(1)]
  const first = -Math.ceil((Math.abs(half) + pitch) / pitch)
  const last = Math.ceil((length + Math.abs(half)) / pitch)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const x = (first + at) * pitch
    const show = (more: number): string => (x + more).toFixed(1)
    const down = `C${show(bend)} ${top} ${show(half - bend)} ${bottom} ${show(half)} ${bottom}`
    const up = `C${show(half - bend + width)} ${bottom} ${show(bend + width)} ${top} ${show(width)} ${top}`
    return `M${show(0)} ${top}${down}H${show(half + width)}${up}Z`
  }).join('')
}

/**
 * Offset of the crests of a screw that stays in place after so many turns: they move like the nut.
 * The offset is taken modulo the pitch, because a shift by a whole pitch is invisible.
 */
export function threadShift({ lead, pitch }: DrawnScrew, turned: number): number {
  return (((-lead * turned) % pitch) + pitch) % pitch
}

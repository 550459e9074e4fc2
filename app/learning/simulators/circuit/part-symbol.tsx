import { Fragment, type ReactNode } from 'react'
import { findOhms, findVolts, isClosed, type LivePart, type Surroundings } from './circuit-flows.ts'
import { findGlow, isBurnt } from './circuit-model.ts'
import { ledColors } from './circuit-parts.ts'
import { between, isLevel, STEP, turnOf } from './circuit-place.ts'
import { formatOhms, formatVolts } from './circuit-texts.ts'

const HALF = STEP / 2
const lead = (until: number): string => `M${-HALF} 0H${-until}M${until} 0H${HALF}`

type SymbolProps = { part: LivePart; around: Surroundings }

/** The standard symbol of a part, with its ends at its two points (IEC 60617). */
export function PartSymbol({ part, around }: SymbolProps): ReactNode {
  const { x, y } = between(part.from, part.to, 0.5)
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnOf(part.from, part.to)})`}>
      <Drawn part={part} around={around} />
      {isBurnt(part) && <path className="sim-warn circuit-cross" d="M-16 -16L16 16M-16 16L16 -16" />}
    </g>
  )
}

function Drawn({ part, around }: SymbolProps): ReactNode {
  switch (part.kind) {
    case 'wire':
      return <path className="sim-line" d={`M${-HALF} 0H${HALF}`} />
    case 'battery':
      return <path className="sim-line" d={`${lead(4)}M4 -15V15M-4 -8V8`} />
    case 'switch':
      return <Switch isClosed={isClosed(part, around)} />
    case 'led':
    case 'diode':
      return <Diode part={part} />
    case 'bulb':
      return <Bulb part={part} />
    case 'motor':
    case 'ammeter':
      return <Round />
    default:
      return <Resistance kind={part.kind} />
  }
}

function Switch({ isClosed }: { isClosed: boolean }): ReactNode {
  return (
    <>
      <path className="sim-line" d={`${lead(14)}M-14 0L${isClosed ? '14 0' : '11 -14'}`} />
      <circle className="sim-line circuit-dot" cx="-14" cy="0" r="3" />
      <circle className="sim-line circuit-dot" cx="14" cy="0" r="3" />
    </>
  )
}

function Round(): ReactNode {
  return (
    <>
      <path className="sim-line" d={lead(14)} />
      <circle className="sim-line sim-fill" r="14" />
    </>
  )
}

function Resistance({ kind }: { kind: LivePart['kind'] }): ReactNode {
  return (
    <>
      <path className="sim-line" d={lead(18)} />
      <rect className="sim-line sim-fill" x="-18" y="-8" width="36" height="16" />
      {kind === 'ntc' && <path className="circuit-slim" d="M-20 13H-12L14 -13" />}
      {kind === 'ldr' && (
        <path className="circuit-slim" d="M-14 -23L-5 -12M-5 -17V-12H-10M0 -23L9 -12M9 -17V-12H4" />
      )}
    </>
  )
}

function Bulb({ part }: { part: LivePart }): ReactNode {
  const glow = findGlow(part)
  return (
    <>
      <path className="sim-line" d={lead(13)} />
      <circle className={`sim-line ${glow > 0 ? 'circuit-lit' : 'sim-fill'}`} r="13" />
      <path className="sim-line" d="M-9.2 -9.2L9.2 9.2M-9.2 9.2L9.2 -9.2" />
      <Rays glow={glow} />
    </>
  )
}

/** More and longer rays mean more light. */
function Rays({ glow }: { glow: number }): ReactNode {
  if (glow === 0) return null
  const angles = glow === 1 ? [60, 120, 240, 300] : [35, 65, 90, 115, 145, 215, 245, 270, 295, 325]
  return angles.map((angle) => (
    <path
      key={angle}
      className="circuit-ray"
      d={`M16.5 0H${glow === 3 ? 25 : 21}`}
      transform={`rotate(${angle})`}
    />
  ))
}

function Diode({ part }: { part: LivePart }): ReactNode {
  const glow = findGlow(part)
  return (
    <>
      <path className="sim-line" d={lead(10)} />
      <path className={`sim-line ${glow > 0 ? 'circuit-lit' : 'sim-fill'}`} d="M-10 -11V11L10 0ZM10 -11V11" />
      {part.kind === 'led' && (
        <Fragment>
          <path className="circuit-slim" d="M-3 -13L3 -21M3 -16V-21H-2M6 -11L12 -19M12 -14V-19H7" />
          {glow > 1 && <path className="circuit-ray" d="M-8 -16L-10 -23M16 -11L24 -14" />}
          {glow > 0 && <path className="circuit-ray" d="M-4 15L-7 22M6 14L9 21" />}
        </Fragment>
      )}
    </>
  )
}

type LabelProps = { part: LivePart; around: Surroundings }

const LINE = 17

/** Name and value of a part, above a horizontal part and to the right of a vertical one. */
export function PartLabel({ part, around }: LabelProps): ReactNode {
  const { name, from, to } = part
  const { x, y } = between(from, to, 0.5)
  const value = sayValue(part, around)
  const turn = turnOf(from, to)
  if (turn === 90 || turn === 270) {
    // The light arrows are on the side to which the symbol is turned.
    const beside = x + (hasArrows(part) && turn === 90 ? 31 : 21)
    return (
      <>
        <Letter part={part} />
        <Line x={beside} y={value ? y - 2 : y + 6} text={name} anchor="start" />
        {value && <Line x={beside} y={y + 14} text={value} anchor="start" />}
      </>
    )
  }
  const above = y - (hasArrows(part) && turn === 0 ? 27 : 20)
  return (
    <>
      <Letter part={part} />
      <Line x={x} y={value ? above - LINE : above} text={name} anchor="middle" />
      {value && <Line x={x} y={above} text={value} anchor="middle" />}
    </>
  )
}

const hasArrows = ({ kind }: LivePart): boolean => kind === 'led' || kind === 'ldr' || kind === 'switch'

type LineProps = { x: number; y: number; text: string; anchor: 'start' | 'middle' }

function Line({ x, y, text, anchor }: LineProps): ReactNode {
  return (
    <text className="sim-text circuit-label" x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  )
}

/** Letter inside or beside a symbol, upright in every rotation. */
function Letter({ part: { kind, from, to } }: { part: LivePart }): ReactNode {
  const middle = between(from, to, 0.5)
  if (kind === 'motor' || kind === 'ammeter')
    return (
      <text className="sim-text circuit-letter" x={middle.x} y={middle.y + 6} textAnchor="middle">
        {kind === 'motor' ? 'M' : 'A'}
      </text>
    )
  if (kind !== 'battery') return null
  const pole = between(from, to, 0.74)
  const aside = isLevel(from, to) ? { x: pole.x, y: pole.y + 17 } : { x: pole.x - 12, y: pole.y + 5 }
  return (
    <text className="sim-text circuit-letter" {...aside} textAnchor="middle">
      +
    </text>
  )
}

function sayValue(part: LivePart, around: Surroundings): string {
  if (part.kind === 'battery') return formatVolts(findVolts(part, around))
  if (part.kind === 'led') return ledColors[part.value]?.word ?? ''
  const ohms = findOhms(part, around)
  return ohms === undefined ? '' : formatOhms(ohms)
}

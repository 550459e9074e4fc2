import type { ReactNode } from 'react'
import { findOhms, findVolts, type Surroundings } from './circuit-flows.ts'
import { ledColors } from './circuit-parts.ts'
import { between, isLevel, turnOf } from './circuit-place.ts'
import { formatOhms, formatVolts } from './circuit-texts.ts'
import type { LivePart } from './live-circuit.ts'

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

import type { ReactNode } from 'react'
import { findOhms, findVolts, type Surroundings } from './circuit-flows.ts'
import { ledColors } from './circuit-parts.ts'
import { between, isLevel } from './circuit-place.ts'
import { formatOhms, formatVolts } from './circuit-texts.ts'
import type { LivePart } from './live-circuit.ts'

type LabelProps = { part: LivePart; around: Surroundings }

/** The name of a part and its value: above it, or at its right where it stands upright. */
export function PartLabel({ part, around }: LabelProps): ReactNode {
  const { x, y } = between(part.from, part.to, 0.5)
  const value = sayValue(part, around)
  const high = part.kind === 'led' || part.kind === 'ldr' || part.kind === 'switch'
  return (
    <>
      <Letter part={part} />
      {isLevel(part.from, part.to) ? (
        <text className="sim-text circuit-label" x={x} y={y - (high ? 25 : 18)} textAnchor="middle">
          {[part.name, value].filter(Boolean).join(' ')}
        </text>
      ) : (
        <>
          <text className="sim-text circuit-label" x={x + 18} y={value ? y - 3 : y + 5}>
            {part.name}
          </text>
          <text className="sim-text circuit-label" x={x + 18} y={y + 13}>
            {value}
          </text>
        </>
      )}
    </>
  )
}

/** What stands inside or beside a symbol, upright however it is turned. */
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

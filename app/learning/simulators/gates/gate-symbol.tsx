import type { ReactNode } from 'react'
import type { Bit } from './evaluate-network.ts'
import { showBit } from './evaluate-network.ts'
import { type GateKind, gateName } from './network.ts'

/** Symbols of IEC 60617 (UNE-EN 60617-12). */
const signs: Readonly<Record<GateKind, string>> = {
  not: '1',
  and: '&',
  or: '≥1',
  nand: '&',
  nor: '≥1',
  xor: '=1',
}

const bodyWidth = 40
const half = 22
const bubble = 5
const end = 54

type GateSymbolProps = {
  kind: GateKind
  number: number
  /** Left edge and vertical centre. */
  x: number
  y: number
  pins: readonly number[]
  bit: Bit
  isAnsi: boolean
}

/** A gate with its number, the short lines to its wires, and its output value. */
export function GateSymbol({ kind, number, x, y, pins, bit, isAnsi }: GateSymbolProps): ReactNode {
  const isNegated = kind === 'not' || kind === 'nand' || kind === 'nor'
  const out = x + bodyWidth + (isNegated ? 2 * bubble : 0)
  const wire = bit === 1 ? 'sim-mark' : 'sim-line'
  return (
    <g>
      {isAnsi && pins.map((pin) => <path key={pin} className="sim-line" d={`M${x} ${pin}h${inset(kind)}`} />)}
      <path className={wire} d={`M${out} ${y}H${x + end}`} />
      {isAnsi ? (
        <path className="sim-line gates-body" d={ansiPath(kind, x, y)} />
      ) : (
        <rect className="sim-line gates-body" x={x} y={y - half} width={bodyWidth} height={2 * half} />
      )}
      {isAnsi && kind === 'xor' && (
        <path className="sim-line" fill="none" d={`M${x - 5} ${y - half}q14 ${half} 0 ${2 * half}`} />
      )}
      {isNegated && <circle className="sim-line gates-body" cx={x + bodyWidth + bubble} cy={y} r={bubble} />}
      {!isAnsi && (
        <text className="sim-text gates-sign" x={x + bodyWidth / 2} y={y - 4} textAnchor="middle">
          {signs[kind]}
        </text>
      )}
      <text
        className="sim-small"
        x={x + (isAnsi && kind === 'not' ? 13 : bodyWidth / 2)}
        y={isAnsi ? y + 5 : y + 16}
        textAnchor="middle"
      >
        {gateName(number)}
      </text>
      <text className="sim-text" x={x + end + 1} y={y - 6}>
        {showBit(bit)}
      </text>
    </g>
  )
}

/** How far a line extends into the concave back of OR and XOR. */
function inset(kind: GateKind): number {
  return kind === 'or' || kind === 'nor' || kind === 'xor' ? 6 : 0
}

/** The shapes of ANSI/IEEE 91: a triangle, a D, a shield. */
function ansiPath(kind: GateKind, x: number, y: number): string {
  const top = y - half
  if (kind === 'not') return `M${x} ${top}L${x + bodyWidth} ${y}L${x} ${y + half}z`
  if (kind === 'and' || kind === 'nand') return `M${x} ${top}h18a${half} ${half} 0 0 1 0 ${2 * half}h-18z`
  return `M${x} ${top}q28 0 ${bodyWidth} ${half}q-12 ${half} -${bodyWidth} ${half}q14 -${half} 0 -${2 * half}z`
}

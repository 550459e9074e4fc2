import type { ReactNode } from 'react'
import type { Finding, Verdict } from './compare-views.ts'
import type { Spot } from './sheet.ts'

/** Mark of a fault: superfluous, missing, or wrong type. */
const signs: Readonly<Record<Finding['value'], string>> = {
  extra: '×',
  missing: '+',
  missingHidden: '+',
  shouldHide: '~',
  shouldShow: '~',
}

type SheetMarksProps = {
  verdict: Verdict
  /** Cells per axis. */
  size: number
  /** The lower left point, and units per cell. */
  left: number
  bottom: number
  cell: number
}

/** Marks on a checked sheet: a tick above a right one, a mark on each fault. The texts contain the same. */
export function SheetMarks({ verdict, size, left, bottom, cell }: SheetMarksProps): ReactNode {
  if (verdict.kind === 'right')
    return (
      <text
        className="sim-text views-mark"
        x={left + size * cell}
        y={bottom - size * cell - 9}
        textAnchor="end"
      >
        ✓
      </text>
    )
  if (verdict.kind !== 'wrong') return null
  const middle = (from: Spot, to: Spot, axis: 0 | 1): number => ((from[axis] + to[axis]) / 2) * cell
  return verdict.findings.map(({ from, to, value }) => (
    <text
      key={`${from} ${to}`}
      className="sim-text views-mark"
      x={left + middle(from, to, 0)}
      y={bottom - middle(from, to, 1) + 5}
      textAnchor="middle"
    >
      {signs[value]}
    </text>
  ))
}

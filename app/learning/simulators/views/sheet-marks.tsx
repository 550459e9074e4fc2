import type { ReactNode } from 'react'
import type { Finding, Verdict } from './compare-views.ts'
import type { Spot } from './sheet.ts'

/** What stands at a fault: too many, missing, of the other kind. */
const signs: Readonly<Record<Finding['value'], string>> = {
  extra: '×',
  missing: '+',
  missingHidden: '+',
  shouldHide: '~',
  shouldShow: '~',
}

type SheetMarksProps = {
  verdict: Verdict
  /** Cells each way. */
  size: number
  /** The lower left point, and units a cell. */
  left: number
  bottom: number
  cell: number
}

/** Marks on a checked sheet: a tick above a right one, a sign on each fault of another. The words say the same. */
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

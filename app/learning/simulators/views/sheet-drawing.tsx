import type { ReactNode } from 'react'
import type { Finding, Verdict } from './compare-views.ts'
import { listStretches, type Sheet, type Spot } from './sheet.ts'

type SheetPictureProps = {
  sheet: Sheet
  /** Cells per axis. */
  size: number
  /** The lower left point, and units per cell. */
  left: number
  bottom: number
  cell: number
}

/** A sheet with its points and lines. */
export function SheetPicture({ sheet, size, left, bottom, cell }: SheetPictureProps): ReactNode {
  const put = ([column, row]: Spot): string => `${left + column * cell} ${bottom - row * cell}`
  const steps = Array.from({ length: size + 1 }, (_, at) => at)
  const stretches = listStretches((index) => sheet[index] || undefined)
  const draw = (line: 1 | 2): string =>
    stretches
      .filter(({ value }) => value === line)
      .map(({ from, to }) => `M${put(from)}L${put(to)}`)
      .join('')
  return (
    <>
      <path
        className="views-points"
        d={steps.flatMap((row) => steps.map((column) => `M${put([column, row])}h0`)).join('')}
      />
      <path className="views-hidden" d={draw(2)} />
      <path className="views-visible" d={draw(1)} />
    </>
  )
}

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

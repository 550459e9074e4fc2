import type { ReactNode } from 'react'
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

import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Verdict } from './compare-views.ts'
import { drawLine, listSegmentsBetween } from './draw-line.ts'
import { editorTexts } from './editor-texts.ts'
import type { Line, Sheet, Spot } from './sheet.ts'
import { SheetMarks } from './sheet-marks.tsx'
import { SheetPicture } from './sheet-picture.tsx'

type BoardProps = {
  /** Displayed name of the view. */
  name: string
  sheet: Sheet
  size: number
  /** Set only while the drawing is checked. */
  verdict: Verdict | undefined
  /** Line type of the pen; 0 erases. */
  pen: Line
  draw: (sheet: Sheet) => void
}

/** Half a cell of margin for the buttons at the border. */
const board = { left: 20, cell: 40 }

/** A drawing board with a button per point; a line is drawn from the selected point to the next one. */
export function ViewsBoard({ name, sheet, size, verdict, pen, draw }: BoardProps): ReactNode {
  const [start, setStart] = useState<Spot>()
  const choose = (spot: Spot): void => {
    const isJoined = start !== undefined && listSegmentsBetween(start, spot).length > 0
    if (isJoined) draw(drawLine(sheet, [start, spot], pen))
    setStart(start?.join() === spot.join() ? undefined : spot)
  }
  const steps = Array.from({ length: size + 1 }, (_, at) => at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrow keys move between its buttons; a fieldset would add a frame
    <div
      role="group"
      aria-label={editorTexts.board(name)}
      className={`views-board views-board-${size}`}
      onKeyDown={moveFocus}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${(size + 1) * board.cell} ${(size + 1) * board.cell}`}>
        <SheetPicture sheet={sheet} size={size} {...board} bottom={size * board.cell + board.left} />
        {verdict && (
          <SheetMarks verdict={verdict} size={size} {...board} bottom={size * board.cell + board.left} />
        )}
      </svg>
      {steps.toReversed().flatMap((row) =>
        steps.map((column) => (
          <button
            key={`${column} ${row}`}
            type="button"
            className="views-spot"
            data-spot={`${column} ${row}`}
            aria-label={labelSpot(start, [column, row])}
            aria-pressed={start?.join() === `${column},${row}`}
            // Scale of the sheet, drawn by CSS because the label already contains it (WCAG 2.5.3).
            data-scale={column === 0 ? row : row === 0 ? column : undefined}
            onClick={() => choose([column, row])}
          />
        )),
      )}
    </div>
  )
}

function labelSpot(start: Spot | undefined, spot: Spot): string {
  const isJoined = start !== undefined && listSegmentsBetween(start, spot).length > 0
  return isJoined ? editorTexts.edge(start, spot) : editorTexts.spot(spot)
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Arrow keys move between points, in addition to Tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const [column, row] = (event.target as HTMLElement).dataset.spot?.split(' ').map(Number) ?? []
  if (way === undefined || column === undefined || row === undefined) return
  event.preventDefault()
  const next = `[data-spot="${column + way[0]} ${row + way[1]}"]`
  event.currentTarget.querySelector<HTMLElement>(next)?.focus()
}

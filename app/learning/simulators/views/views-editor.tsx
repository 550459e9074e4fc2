import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { describeVerdict, type Verdict, type ViewName, viewNames } from './compare-views.ts'
import type { ViewsOutcome, viewsParameters } from './definition.ts'
import {
  drawLine,
  emptySheet,
  type Line,
  listSegmentsBetween,
  type Sheet,
  type Spot,
  writeDrawing,
} from './sheet.ts'
import { SheetMarks, SheetPicture } from './sheet-drawing.tsx'
import { editorTexts, verdictTexts, viewsTexts } from './views-texts.ts'
import { SolidInWords, SolutionInWords, ViewsHints } from './views-words.tsx'

type ViewsView = EditorView<typeof viewsParameters, ViewsOutcome>

/** The drawing tools; below them the hints, and solid and solution in words. */
export function ViewsEditor({ values, outcome, change, fixed }: ViewsView): ReactNode {
  return (
    <section className="views-editor" aria-label={editorTexts.title}>
      <div className="needs-script">
        {fixed.includes('dibujo') ? (
          !fixed.includes('revisar') && <Check change={change} />
        ) : (
          <Drawing outcome={outcome} change={change} />
        )}
        {!(fixed.includes('giro') && fixed.includes('altura')) && <Gazes change={change} />}
      </div>
      <ViewsHints outcome={outcome} count={values.pistas} />
      {values.solucion && <SolutionInWords right={outcome.right} />}
      <SolidInWords solid={outcome.solid} />
    </section>
  )
}

type DrawingProps = { outcome: ViewsOutcome; change: ViewsView['change'] | undefined }

function Drawing({ outcome: { drawn, mark, solid, verdicts }, change }: DrawingProps): ReactNode {
  const [name, setName] = useState<ViewName>('alzado')
  const [pen, setPen] = useState<Line>(1)
  const draw = (sheet: Sheet): void =>
    // An edit invalidates the last check.
    change?.({ dibujo: writeDrawing(mark, { ...drawn, [name]: sheet }), revisar: false })
  const label = viewsTexts.views[name]
  return (
    <>
      <p className="note">{editorTexts.how}</p>
      <Choice
        label={editorTexts.view}
        options={viewNames.map((view) => [view, viewsTexts.views[view]])}
        chosen={name}
        choose={setName}
      />
      <Choice
        label={editorTexts.pen}
        options={([1, 2, 0] as const).map((line) => [line, editorTexts.pens[line]])}
        chosen={pen}
        choose={setPen}
      />
      <ViewsBoard
        key={`${mark} ${name}`}
        pen={pen}
        draw={draw}
        name={label}
        sheet={drawn[name]}
        size={solid.size}
        verdict={verdicts?.[name]}
      />
      {verdicts && <Judgement name={name} verdict={verdicts[name]} />}
      <div className="sim-buttons">
        <Check change={change} />
        <Small label={editorTexts.clear(label)} press={() => draw(emptySheet)} />
      </div>
    </>
  )
}

function Check({ change }: Pick<DrawingProps, 'change'>): ReactNode {
  return (
    <button type="button" className="button" onClick={() => change?.({ revisar: true })}>
      {editorTexts.check}
    </button>
  )
}

/** Faults of the displayed sheet; the live region covers all three. */
function Judgement({ name, verdict }: { name: ViewName; verdict: Verdict }): ReactNode {
  const said = describeVerdict(name, verdict)
  const isPlain = verdict.kind === 'right' || verdict.kind === 'empty'
  return (
    <ul className="views-judgement">
      {(isPlain ? [verdictTexts[verdict.kind](name)] : said).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

type ChoiceProps<T> = {
  label: string
  options: readonly (readonly [T, string])[]
  chosen: T
  choose: (option: T) => void
}

function Choice<T extends string | number>({ label, options, chosen, choose }: ChoiceProps<T>): ReactNode {
  return (
    <fieldset className="views-choice">
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          className={option === chosen ? 'button button-small' : 'button button-quiet button-small'}
          aria-pressed={option === chosen}
          onClick={() => choose(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/** Viewing directions of the views, and the usual one for solids. */
const gazes = {
  isometric: { giro: 45, altura: 35 },
  front: { giro: 0, altura: 0 },
  top: { giro: 0, altura: 90 },
  left: { giro: 90, altura: 0 },
} as const

function Gazes({ change }: Pick<DrawingProps, 'change'>): ReactNode {
  return (
    <fieldset className="views-choice">
      <legend>{editorTexts.gaze}</legend>
      {(['isometric', 'front', 'top', 'left'] as const).map((gaze) => (
        <Small key={gaze} label={editorTexts.gazes[gaze]} press={() => change?.(gazes[gaze])} />
      ))}
    </fieldset>
  )
}

function Small({ label, press }: { label: string; press: () => void }): ReactNode {
  return (
    <button type="button" className="button button-quiet button-small" onClick={press}>
      {label}
    </button>
  )
}

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
function ViewsBoard({ name, sheet, size, verdict, pen, draw }: BoardProps): ReactNode {
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

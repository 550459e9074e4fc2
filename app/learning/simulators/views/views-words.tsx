import type { ReactNode } from 'react'
import { compareView, describeVerdict, viewNames } from './compare-views.ts'
import type { ViewsOutcome } from './definition.ts'
import { type Line, listStretches, type Sheet, type Sheets, segments } from './sheet.ts'
import { cellAt, listEdges, measureSolid, type Solid } from './solid.ts'
import { editorTexts, verdictTexts, viewsTexts } from './views-texts.ts'

type HintsProps = { outcome: ViewsOutcome; count: number }

/** The first `count` hints, from the outlines to the first fault. */
export function ViewsHints({ outcome, count }: HintsProps): ReactNode {
  if (count === 0) return null
  return (
    <div>
      <h3>{editorTexts.hints}</h3>
      <ol>
        {listHints(outcome)
          .slice(0, count)
          .map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
      </ol>
    </div>
  )
}

/** The three hints of a state; the last one depends on the drawing. */
function listHints({ solid, right, drawn }: ViewsOutcome): string[] {
  const hidden = viewNames.map((name) =>
    editorTexts.hiddenIn(viewsTexts.views[name].toLowerCase(), countHidden(right[name])),
  )
  const slopes = viewNames.filter((name) => hasSlope(right[name])).map((name) => editorTexts.where[name])
  const task = { solid, right, edges: listEdges(solid) }
  const first = viewNames
    .map((name) => [name, compareView(task, name, drawn[name])] as const)
    .find(([, { kind }]) => kind !== 'right')
  const [name, verdict] = first ?? []
  const told =
    name &&
    verdict &&
    (verdict.kind === 'empty' ? verdictTexts.empty(name) : describeVerdict(name, verdict)[0])
  return [
    editorTexts.sizes(...measureSolid(solid)),
    `${editorTexts.slopes(slopes)} ${editorTexts.hidden(hidden)}`,
    told ?? editorTexts.done,
  ]
}

function countHidden(sheet: Sheet): number {
  return listStretches((index) => (sheet[index] === 2 ? true : undefined)).length
}

function hasSlope(sheet: Sheet): boolean {
  return segments.some(({ from, to }, index) => sheet[index] !== 0 && from[0] !== to[0] && from[1] !== to[1])
}

/** The solid layer by layer in words, as a text alternative. */
export function SolidInWords({ solid }: { solid: Solid }): ReactNode {
  const [width, depth, height] = measureSolid(solid)
  const range = (length: number): number[] => Array.from({ length }, (_, at) => at)
  return (
    <details>
      <summary>{editorTexts.inWords}</summary>
      <p>{editorTexts.inWordsLead}</p>
      <ol>
        {range(height).map((z) => (
          <li key={z}>
            {range(depth)
              .toReversed()
              .map((y) =>
                range(width)
                  .map((x) => editorTexts.cells[cellAt(solid, x, y, z)])
                  .join(', '),
              )
              .join('; ')}
            .
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The lines of the three views in words, from point to point. */
export function SolutionInWords({ right }: { right: Sheets }): ReactNode {
  return (
    <details>
      <summary>{editorTexts.solutionInWords}</summary>
      <dl>
        {viewNames.map((name) => (
          <div key={name}>
            <dt>{viewsTexts.views[name]}</dt>
            <dd>{editorTexts.lines(listLines(right[name], 1), listLines(right[name], 2))}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function listLines(sheet: Sheet, line: Line): string {
  return listStretches((index) => sheet[index] || undefined)
    .filter(({ value }) => value === line)
    .map(viewsTexts.stretch)
    .join(', ')
}

import type { ReactNode } from 'react'
import { viewNames } from './compare-views.ts'
import { editorTexts } from './editor-texts.ts'
import { type Line, listStretches, type Sheet } from './sheet.ts'
import type { Sheets } from './sheet-code.ts'
import { cellAt, measureSolid, type Solid } from './solid.ts'
import { viewsTexts } from './views-texts.ts'

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

import type { ReactNode } from 'react'
import { compareView, viewNames } from './compare-views.ts'
import { editorTexts } from './editor-texts.ts'
import { listStretches, type Sheet, segments } from './sheet.ts'
import { measureSolid } from './solid.ts'
import { listEdges } from './solid-edges.ts'
import { tellVerdict } from './tell-verdict.ts'
import type { ViewsOutcome } from './views-model.ts'
import { verdictTexts, viewsTexts } from './views-texts.ts'

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
    name && verdict && (verdict.kind === 'empty' ? verdictTexts.empty(name) : tellVerdict(name, verdict)[0])
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

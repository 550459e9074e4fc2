import { type ReactNode, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { type Verdict, type ViewName, viewNames } from './compare-views.ts'
import { editorTexts } from './editor-texts.ts'
import { emptySheet, type Line, type Sheet } from './sheet.ts'
import { writeDrawing } from './sheet-code.ts'
import { tellVerdict } from './tell-verdict.ts'
import { ViewsBoard } from './views-board.tsx'
import { ViewsHints } from './views-hints.tsx'
import { SolidInWords, SolutionInWords } from './views-in-words.tsx'
import type { ViewsOutcome } from './views-model.ts'
import type { viewsParameters } from './views-parameters.ts'
import { verdictTexts, viewsTexts } from './views-texts.ts'

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
  const said = tellVerdict(name, verdict)
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

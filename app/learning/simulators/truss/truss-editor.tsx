import { type ReactNode, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { BarFields } from './bar-fields.tsx'
import { editorTexts } from './editor-texts.ts'
import { NodeFields } from './node-fields.tsx'
import { readChoice } from './truss-choice.ts'
import type { Edit } from './truss-edits.ts'
import type { TrussOutcome, TrussValues } from './truss-model.ts'

/** Props of the truss components. `change` is absent on the server. */
export type TrussView = {
  values: TrussValues
  outcome: TrussOutcome
  change?: (change: Partial<TrussValues>) => void
}

type TrussEditorProps = TrussView & Pick<EditorView, 'fixed'>

type Drawn = Pick<TrussValues, 'modelo' | 'barras'>

/** Maximum number of undo steps. */
const mostSteps = 50

/**
 * Adds and removes bars, supports and loads with native controls, and shows a message after each edit.
 * An edit of a ready truss turns it into the user's own.
 */
export function TrussEditor({ values, outcome, change, fixed }: TrussEditorProps): ReactNode {
  const [past, setPast] = useState<readonly Drawn[]>([])
  const [said, setSaid] = useState('')
  const { modelo, barras } = values
  const write = (code: string, words: string): void => {
    setPast((steps) => [...steps.slice(1 - mostSteps), { modelo, barras }])
    setSaid(words)
    change?.({ modelo: 'propio', barras: code })
  }
  const apply = (edit: Edit): void =>
    'refused' in edit ? setSaid(edit.refused) : write(edit.code, edit.said)
  const undo = (): void => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    setSaid(editorTexts.undone)
    change?.(last)
  }
  const choose = (elegido: string): void => {
    setSaid('')
    change?.({ elegido })
  }
  const canBuild = !isLocked(modelo, fixed)
  const canChoose = !fixed.includes('elegido')
  if (!canBuild && !canChoose) return null
  const { elegido } = values
  return (
    <fieldset className="sim-controls truss-editor needs-script" disabled={!change}>
      <legend>{canBuild ? editorTexts.legend : editorTexts.reading}</legend>
      <BarFields
        elegido={elegido}
        outcome={outcome}
        apply={canBuild ? apply : undefined}
        choose={canChoose ? choose : undefined}
      />
      {canBuild && <NodeFields truss={outcome.truss} at={readChoice(elegido).from} apply={apply} />}
      {canBuild && <Back undo={undo} erase={() => write('', editorTexts.erased)} said={said} />}
    </fieldset>
  )
}

/**
 * An edit is impossible if `barras` is locked, or if another truss is locked and the edit would not be shown.
 */
function isLocked(modelo: string, fixed: readonly string[]): boolean {
  return fixed.includes('barras') || (fixed.includes('modelo') && modelo !== 'propio')
}

type BackProps = { undo: () => void; erase: () => void; said: string }

/** Undo and erase buttons, and the message of the last edit. */
function Back({ undo, erase, said }: BackProps): ReactNode {
  return (
    <>
      <div className="sim-buttons">
        <button type="button" className="button button-quiet button-small" onClick={undo}>
          {editorTexts.undo}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={erase}>
          {editorTexts.erase}
        </button>
      </div>
      <p className="note" aria-live="polite">
        {said || editorTexts.hint}
      </p>
    </>
  )
}

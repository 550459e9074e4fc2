import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { foundIn, goToNext, lookFor, replaceChosen, replaceEvery } from './find-text.ts'
import { DialogField } from './form-dialog.tsx'
import { visualTexts } from './visual-texts.ts'

type FindBarProps = { view: EditorView; onClose: () => void }

/** State and actions of the search in a text. */
function useFinding(view: EditorView) {
  const [text, setText] = useState('')
  const [put, setPut] = useState('')
  const [status, setStatus] = useState('')
  useEffect(
    () => () => {
      if (!view.isDestroyed) lookFor(view, '')
    },
    [view],
  )
  const next = (): void => setStatus(visualTexts.found(goToNext(view), foundIn(view.state).length))
  return {
    text,
    put,
    status,
    setPut,
    look: (wanted: string): void => {
      setText(wanted)
      const count = lookFor(view, wanted)
      setStatus(wanted === '' ? '' : visualTexts.found(count === 0 ? 0 : 1, count))
    },
    next,
    one: (): void => {
      replaceChosen(view, put)
      next()
    },
    all: (): void => setStatus(visualTexts.replaced(replaceEvery(view, put))),
  }
}

/** Finds and replaces words in the text. */
export function FindBar({ view, onClose }: FindBarProps): ReactNode {
  const { text, put, status, setPut, look, next, one, all } = useFinding(view)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => first.current?.focus(), [])
  const close = (): void => {
    onClose()
    view.focus()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) next()
    else return
    event.preventDefault()
  }
  const buttons = [
    [visualTexts.findNext, next],
    [visualTexts.replaceOne, one],
    [visualTexts.replaceAll, all],
    [visualTexts.close, close],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside another form, so not a search form
    <div role="group" aria-label={visualTexts.tools.find} className="visual-find" onKeyDown={onKey}>
      <div className="field">
        <label htmlFor={`${id}-busca`}>{visualTexts.findText}</label>
        <input
          ref={first}
          id={`${id}-busca`}
          className="input"
          autoComplete="off"
          value={text}
          onChange={(event) => look(event.currentTarget.value)}
        />
      </div>
      <DialogField label={visualTexts.replaceText} value={put} onChange={setPut} />
      <div className="buttons">
        {buttons.map(([label, does]) => (
          <button key={label} type="button" className="tool-button" onClick={does}>
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="note">
        {status}
      </p>
    </div>
  )
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newId } from '../../documents/core/define-document.ts'
import type { QuickDocument, ReferenceChoices } from '../../documents/core/document-import.ts'
import type { Field } from '../../documents/core/field.ts'
import { editorTexts } from './editor-texts.ts'
import { fieldId } from './form-context.ts'
import { SelectField } from './form-field.tsx'
import { controls, type SaveAnswer } from './save-answer.ts'
import { sendForm } from './send-form.ts'
import { documentAddress } from './use-saving.ts'

type Choices = ReferenceChoices[string]
type ReferenceFieldProps = { name: string; field: Field; from: Choices | undefined }

/**
 * A select for a document of another kind. If a title is enough for that kind, a new document can be created
 * here.
 */
export function ReferenceField({ name, field, from }: ReferenceFieldProps): ReactNode {
  const [made, setMade] = useState<readonly { id: string; title: string }[]>([])
  const newest = made.at(-1)
  const choices = [...(from?.list ?? []), ...made].map(({ id, title }) => ({ value: id, text: title }))
  const onMade = (document: { id: string; title: string }): void => {
    flushSync(() => setMade((before) => [...before, document]))
    const select = window.document.getElementById(fieldId(name))
    select?.focus()
    // Notify the form as for any other choice: it updates the device draft and the field's error.
    select?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    // The key remounts the select for each new document, so that it is selected.
    <SelectField key={newest?.id} name={name} field={field} choices={choices} value={newest?.id}>
      {from?.quick && (
        <QuickReference {...from} quick={from.quick} isEmpty={choices.length === 0} onMade={onMade} />
      )}
    </SelectField>
  )
}

type NewReferenceProps = {
  quick: QuickDocument
  words: NonNullable<Choices>['words']
  onMade: (document: { id: string; title: string }) => void
}

/** The button that opens the fields of a new document; they start open if the list is empty. */
function QuickReference({ isEmpty, ...props }: NewReferenceProps & { isEmpty: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(isEmpty)
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {editorTexts.newReference(props.words).summary}
      </button>
      {isOpen && <NewReference {...props} />}
    </>
  )
}

/** Title field and button that create a document which is not in the list yet. */
function NewReference({ quick, words, onMade }: NewReferenceProps): ReactNode {
  const texts = editorTexts.newReference(words)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ busy: boolean; fault: string }>({ busy: false, fault: '' })
  const id = useId()
  const make = async (): Promise<void> => {
    const title = input.current?.value.trim() ?? ''
    if (state.busy) return
    if (!title) {
      setState({ busy: false, fault: texts.nameMissing })
      input.current?.focus()
      return
    }
    setState({ busy: true, fault: '' })
    const form = new FormData()
    form.set(quick.title, title)
    form.set(controls.formId, crypto.randomUUID())
    const answer = await sendForm(documentAddress(quick.tipo, newId), form)
    if (answer.status === 'saved') return onMade({ id: answer.id, title: answer.title })
    setState({ busy: false, fault: faultOf(answer, texts.failed) })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // Enter would submit the whole form.
    event.preventDefault()
    void make()
  }
  return (
    <div className="new-reference">
      <label htmlFor={id}>{texts.label}</label>
      <div className="new-reference-row">
        <input
          ref={input}
          id={id}
          className="input"
          autoComplete="off"
          aria-invalid={state.fault ? true : undefined}
          aria-describedby={state.fault ? `${id}-fault` : undefined}
          onKeyDown={onKeyDown}
          // The surrounding form must not treat this input as one of its own.
          onInput={(event) => event.stopPropagation()}
        />
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={state.busy}
          onClick={() => void make()}
        >
          {texts.make}
        </button>
      </div>
      {state.fault && (
        <p id={`${id}-fault`} className="field-error" role="alert">
          {state.fault}
        </p>
      )}
    </div>
  )
}

function faultOf(answer: SaveAnswer, otherwise: string): string {
  if (answer.status === 'invalid') return Object.values(answer.errors)[0] ?? otherwise
  if (answer.status === 'failed') return editorTexts.failures[answer.reason]
  return otherwise
}

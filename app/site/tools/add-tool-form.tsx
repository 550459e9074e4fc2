import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { newId } from '../../documents/core/define-document.ts'
import { ImageField } from '../../documents/media/image-field.tsx'
import { editorTexts } from '../../editor/form/editor-texts.ts'
import { type AnsweredForm, controls, type SaveAnswer } from '../../editor/form/save-answer.ts'
import { documentAddress, useSaving } from '../../editor/form/use-saving.ts'
import { parseForm } from '../../ui/forms/parse-form.ts'
import { addToolSchema } from './tool.ts'
import { addToolTexts } from './tools-texts.ts'

// How long «¡Herramienta añadida!» is shown (docs/product.md 6.8), in milliseconds.
const addedFor = 4000

type AddToolFormProps = {
  answer: AnsweredForm | undefined
  /** Identifies a repeated request after a lost response; each added tool starts a new id. */
  formId: string
}

/** The short form below the list of tools, for admins (docs/product.md 6.8). */
export function AddToolForm(props: AddToolFormProps): ReactNode {
  const { form, formId, message, added, busy, saving, setBusy, submit } = useAddTool(props)
  return (
    <section className="section panel" aria-labelledby="add-tool">
      <h2 id="add-tool">{addToolTexts.heading}</h2>
      <form
        ref={form}
        method="post"
        action="/herramientas"
        noValidate
        className="edit-form"
        onSubmit={submit}
      >
        <input type="hidden" name={controls.formId} value={formId} />
        <input type="hidden" name={controls.short} value="1" />
        <ToolInput name="name" label={addToolTexts.name} readOnly={saving} />
        <div className="field">
          <label htmlFor="add-description">{addToolTexts.description}</label>
          <textarea
            id="add-description"
            name="description"
            rows={3}
            className="input"
            required
            readOnly={saving}
          />
        </div>
        <ToolInput name="url" label={addToolTexts.link} type="url" readOnly={saving} />
        <ImageField
          key={formId}
          name="imageUrl"
          label={addToolTexts.logo}
          location="Logos"
          onBusyChange={setBusy}
        />
        <div role="status">
          {added && <p className="success">{addToolTexts.added}</p>}
          {message && <p className="field-error">{message}</p>}
        </div>
        <div className="buttons">
          <button type="submit" className="button" disabled={busy}>
            {busy ? editorTexts.uploading : addToolTexts.submit}
          </button>
        </div>
      </form>
    </section>
  )
}

function useAddTool({ answer, formId: firstId }: AddToolFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(answer ? messageOf(answer) : '')
  const [added, setAdded] = useState(answer?.status === 'saved')
  const [busy, setBusy] = useState(false)
  // A new form id remounts the form: the picture field has its own state.
  const [formId, setFormId] = useState(answer?.form?.formId ?? firstId)
  const revalidator = useRevalidator()

  const take = (result: SaveAnswer): void => {
    setMessage(messageOf(result))
    setAdded(result.status === 'saved')
    if (result.status !== 'saved') return
    form.current?.reset()
    setFormId(crypto.randomUUID())
    void revalidator.revalidate()
  }
  const { saving, send } = useSaving(documentAddress('tools', newId), take)
  useEffect(() => {
    if (!added) return
    const timer = setTimeout(() => setAdded(false), addedFor)
    return () => clearTimeout(timer)
  }, [added])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || saving) return
    const parsed = parseForm(addToolSchema, new FormData(event.currentTarget))
    setAdded(false)
    setMessage(parsed.ok ? '' : (Object.values(parsed.errors)[0] ?? ''))
    if (parsed.ok) send(event.currentTarget)
  }
  return { form, formId, message, added, busy, saving, setBusy, submit }
}

type ToolInputProps = { name: string; label: string; type?: string; readOnly: boolean }

/** Read-only while saving: success clears the form, and would discard what was typed meanwhile. */
function ToolInput({ name, label, type = 'text', readOnly }: ToolInputProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={`add-${name}`}>{label}</label>
      <input
        id={`add-${name}`}
        name={name}
        type={type}
        className="input"
        required
        readOnly={readOnly}
        autoComplete="off"
      />
    </div>
  )
}

function messageOf(answer: SaveAnswer): string {
  if (answer.status === 'invalid') return Object.values(answer.errors)[0] ?? ''
  if (answer.status === 'conflict') return editorTexts.saveFailed(addToolTexts.changed)
  return answer.status === 'failed' ? editorTexts.saveFailed(editorTexts.failures[answer.reason]) : ''
}

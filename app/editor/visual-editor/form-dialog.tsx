import {
  createContext,
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { visualTexts } from './visual-texts.ts'

/** Whether dialogs render where they are declared, as in the catalogue, instead of at the end of the page. */
export const DialogsInPlace = createContext(false)

type FormDialogProps = {
  title: string
  onClose: () => void
  /** Returns an error message in Spanish, or undefined if the input was accepted. */
  onAccept?: (() => string | undefined) | undefined
  onRemove?: (() => void) | undefined
  error?: string | undefined
  setError?: (error: string | undefined) => void
  children: ReactNode
}

const keepInside = (event: SyntheticEvent): void => event.stopPropagation()

/**
 * A modal form over the page. It renders outside of the document's form and none of its events reach that
 * form.
 */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, onClose, onAccept, onRemove, error, setError, children } = props
  const isInPlace = use(DialogsInPlace)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const wrong = onAccept?.()
    setError?.(wrong)
    if (wrong === undefined) dialog.current?.close()
  }
  const form = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops events from reaching the outer form
    <div onInput={keepInside} onKeyDown={keepInside} onPaste={keepInside}>
      <dialog
        ref={dialog}
        className="dialog visual-dialog"
        aria-labelledby={id}
        // React bubbles the close event of an inner dialog.
        onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      >
        <form onSubmit={submit} noValidate>
          <h2 id={id}>{title}</h2>
          {children}
          <p role="alert" className="field-error">
            {error}
          </p>
          <div className="buttons">
            {onAccept && (
              <button type="submit" className="button">
                {visualTexts.accept}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
              {onAccept ? visualTexts.cancel : visualTexts.close}
            </button>
            {onRemove && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  onRemove()
                  dialog.current?.close()
                }}
              >
                {visualTexts.remove}
              </button>
            )}
          </div>
        </form>
      </dialog>
    </div>
  )
  return isInPlace ? form : createPortal(form, document.body)
}

type DialogFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  rows?: number
  hint?: string
  code?: true
}

/** A labelled input in a dialog; with `rows`, a textarea. */
export function DialogField({ label, value, onChange, rows, hint, code }: DialogFieldProps): ReactNode {
  const id = useId()
  const shared = {
    id,
    className: code ? 'input visual-code-input' : 'input',
    value,
    'aria-describedby': hint === undefined ? undefined : `${id}-ayuda`,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...shared} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {hint !== undefined && (
        <p id={`${id}-ayuda`} className="note">
          {hint}
        </p>
      )}
    </div>
  )
}

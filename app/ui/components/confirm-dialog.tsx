import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uiTexts } from './ui-texts.ts'

/**
 * `about`: the name of the object in question, shown below it. `isDangerous`: «Aceptar» deletes something.
 */
type AskOptions = { about?: string | undefined; isDangerous?: boolean }
type Question = AskOptions & { message: string; canCancel: boolean; answer: (accepted: boolean) => void }

/**
 * Questions and messages in the site's own modal dialogs (docs/product.md 2.5). The caller must render
 * `dialog`.
 */
export type Confirm = {
  dialog: ReactNode
  /** Resolves to whether «Aceptar» was chosen; Esc counts as «Cancelar». */
  ask: (message: string, options?: AskOptions) => Promise<boolean>
  /** Resolves when the message is closed. */
  tell: (message: string) => Promise<boolean>
}

/** Creates the dialogs of a component. */
export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question | null>(null)
  const open = (message: string, canCancel: boolean, options?: AskOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (accepted: boolean): void => {
        setQuestion(null)
        resolve(accepted)
      }
      setQuestion({ ...options, message, canCancel, answer })
    })
  return {
    dialog: question && <ConfirmDialog key={question.message} {...question} />,
    ask: (message, options) => open(message, true, options),
    tell: (message) => open(message, false),
  }
}

/** One dialog; `useConfirm` opens it and receives the answer. */
export function ConfirmDialog({ message, about, isDangerous, canCancel, answer }: Question): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const messageId = useId()
  useEffect(() => {
    // showModal makes the browser trap the focus and restore it afterwards.
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={messageId}
      aria-describedby={about && `${messageId}-about`}
      className="dialog confirm-dialog"
      onClose={() => answer(dialog.current?.returnValue === 'accepted')}
    >
      <form method="dialog">
        <p id={messageId}>{message}</p>
        {about && (
          <p id={`${messageId}-about`} className="confirm-about">
            {about}
          </p>
        )}
        <div className="buttons">
          <button type="submit" value="accepted" className={isDangerous ? 'button button-delete' : 'button'}>
            {uiTexts.accept}
          </button>
          {canCancel && (
            <button type="submit" value="cancelled" className="button button-quiet">
              {uiTexts.cancel}
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}

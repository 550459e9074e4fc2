import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uiTexts } from './ui-texts.ts'

/** `about`: the name of what is asked about, below the question. `isDangerous`: «Aceptar» takes something away. */
type AskOptions = { about?: string | undefined; isDangerous?: boolean }
type Question = AskOptions & { message: string; canCancel: boolean; answer: (accepted: boolean) => void }

/** Asks and tells by the site's own modal dialogs (docs/product.md 2.5). `dialog` has to be rendered somewhere. */
export type Confirm = {
  dialog: ReactNode
  /** Resolves to whether «Aceptar» was chosen; Esc counts as «Cancelar». */
  ask: (message: string, options?: AskOptions) => Promise<boolean>
  /** Resolves when the message was read. */
  tell: (message: string) => Promise<boolean>
}

/** The prompts of one part of a page. */
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

/** One prompt. `useConfirm` opens it and hears the answer. */
export function ConfirmDialog({ message, about, isDangerous, canCancel, answer }: Question): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const messageId = useId()
  useEffect(() => {
    // Opened by showModal, the browser keeps the focus inside and gives it back at the end.
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

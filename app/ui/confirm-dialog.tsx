import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uiTexts } from './ui-texts.ts'

type Question = { message: string; canCancel: boolean; answer: (accepted: boolean) => void }

/** Asks and tells by the site's own modal dialogs (docs/product.md 2.5). `dialog` has to be rendered somewhere. */
export type Confirm = {
  dialog: ReactNode
  /** Resolves to whether «Aceptar» was chosen; Esc counts as «Cancelar». */
  ask: (message: string) => Promise<boolean>
  /** Resolves when the message was read. */
  tell: (message: string) => Promise<boolean>
}

/** The prompts of one part of a page. */
export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question | null>(null)
  const open = (message: string, canCancel: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (accepted: boolean): void => {
        setQuestion(null)
        resolve(accepted)
      }
      setQuestion({ message, canCancel, answer })
    })
  return {
    dialog: question && <ConfirmDialog key={question.message} {...question} />,
    ask: (message) => open(message, true),
    tell: (message) => open(message, false),
  }
}

/** One prompt. `useConfirm` opens it and hears the answer. */
export function ConfirmDialog({ message, canCancel, answer }: Question): ReactNode {
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
      className="dialog confirm-dialog"
      onClose={() => answer(dialog.current?.returnValue === 'accepted')}
    >
      <form method="dialog">
        <p id={messageId}>{message}</p>
        <div className="buttons">
          <button type="submit" value="accepted" className="button">
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

import { type ReactNode, type RefObject, useId } from 'react'
import { questionTemplates } from '../questions/question-templates.ts'
import { uiTexts } from '../ui/ui-texts.ts'
import { markdownTexts } from './editor-texts.ts'

type QuestionDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  /** Hears the text of the example that was chosen. */
  onChoose: (text: string) => void
}

/** The kinds of question to choose from; what is chosen is written into the text as an example that works. */
export function QuestionDialog({ dialog, onChoose }: QuestionDialogProps): ReactNode {
  const titleId = useId()
  const choose = (text: string): void => {
    dialog.current?.close()
    onChoose(text)
  }
  return (
    <dialog ref={dialog} className="dialog question-dialog" aria-labelledby={titleId}>
      <h2 id={titleId}>{markdownTexts.questionKind}</h2>
      {questionTemplates.map(({ name, text }) => (
        <button key={name} type="button" className="button button-quiet" onClick={() => choose(text)}>
          {name}
        </button>
      ))}
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {uiTexts.cancel}
      </button>
    </dialog>
  )
}

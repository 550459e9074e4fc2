import { type ReactNode, useState } from 'react'
import { questionTemplates } from '../questions/question-templates.ts'
import { FormDialog } from './form-dialog.tsx'
import { QuestionForm } from './question-form.tsx'
import { readQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'

type QuestionDialogProps = {
  /** A question as a text holds it; empty for a new one, whose kind is asked first. */
  text: string
  onAccept: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** A question: its kind, if it is new, as an example to begin with; and then its form. */
export function QuestionDialog(props: QuestionDialogProps): ReactNode {
  const [text, setText] = useState(props.text)
  const parts = readQuestion(text)
  if (parts) return <QuestionForm {...props} text={text} first={parts} />
  return (
    <FormDialog title={visualTexts.questionKind} onClose={props.onClose}>
      <div className="visual-choices">
        {questionTemplates.map((template) => (
          <button
            key={template.name}
            type="button"
            className="button button-quiet"
            onClick={() => setText(template.text.trimEnd())}
          >
            {template.name}
          </button>
        ))}
      </div>
    </FormDialog>
  )
}

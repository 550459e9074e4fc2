import { type ReactNode, useState } from 'react'
import { type QuestionTemplate, questionTemplates } from '../../learning/questions/question-templates.ts'
import { FormDialog } from './form-dialog.tsx'
import { openQuestion } from './question-draft.ts'
import { blankOf } from './question-examples.ts'
import { QuestionForm } from './question-form.tsx'
import { readQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'
import type { WrittenPartProps } from './written-parts.tsx'

type QuestionDialogProps = {
  /** The Markdown of a question; empty for a new one, whose kind is chosen first. */
  text: string
  onAccept: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Chooses the kind of a new question, then edits it; empty fields show an example as placeholder. */
export function QuestionDialog(props: QuestionDialogProps): ReactNode {
  const [template, setTemplate] = useState<QuestionTemplate>()
  const parts = readQuestion(props.text)
  if (parts) return <QuestionForm {...props} first={openQuestion(parts)} />
  if (template) return <QuestionForm {...props} template={template} first={blankOf(template)} />
  return (
    <FormDialog title={visualTexts.questionKind} onClose={props.onClose}>
      <div className="visual-choices">
        {questionTemplates.map((one) => (
          <button
            key={one.name}
            type="button"
            className="button button-quiet"
            onClick={() => setTemplate(one)}
          >
            {one.name}
          </button>
        ))}
      </div>
    </FormDialog>
  )
}

/** The question dialog of the source mode. */
export function WrittenQuestion({ onAccept, onClose }: WrittenPartProps): ReactNode {
  return (
    <QuestionDialog
      text=""
      onAccept={(text) => onAccept({ text, isBlock: true })}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { questionTemplates } from '../questions/question-templates.ts'
import { HtmlContent } from '../ui/html-content.tsx'
import { fetchPreview } from './draw-formulas.ts'
import { DialogField, FormDialog } from './form-dialog.tsx'
import { type QuestionParts, readQuestion, writeQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'

type QuestionDialogProps = {
  /** A question as a text holds it; empty for a new one, whose kind is asked first. */
  text: string
  onAccept: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** A question: its kind, if it is new, and then its parts, with what readers will see below. */
export function QuestionDialog({ text, onAccept, onRemove, onClose }: QuestionDialogProps): ReactNode {
  const [parts, setParts] = useState(() => readQuestion(text))
  const put = (change: Partial<QuestionParts>): void => setParts((now) => now && { ...now, ...change })
  const html = useDrawnText(parts ? writeQuestion(parts) : '')
  if (!parts) {
    return (
      <FormDialog title={visualTexts.questionKind} onClose={onClose}>
        <div className="visual-choices">
          {questionTemplates.map((template) => (
            <button
              key={template.name}
              type="button"
              className="button button-quiet"
              onClick={() => setParts(readQuestion(template.text.trimEnd()))}
            >
              {template.name}
            </button>
          ))}
        </div>
      </FormDialog>
    )
  }
  const accept = (): undefined => {
    onAccept(writeQuestion(parts))
  }
  return (
    <FormDialog key="parts" title={visualTexts.question} {...{ onClose, onRemove }} onAccept={accept}>
      <DialogField
        label={visualTexts.questionTitle}
        value={parts.title}
        onChange={(title) => put({ title })}
      />
      <DialogField
        label={visualTexts.questionStatement}
        value={parts.statement}
        rows={3}
        onChange={(statement) => put({ statement })}
      />
      <DialogField
        code
        label={visualTexts.questionData}
        hint={visualTexts.questionDataHint}
        value={parts.data}
        rows={6}
        onChange={(data) => put({ data })}
      />
      <DialogField
        label={visualTexts.questionExplanation}
        value={parts.explanation}
        rows={3}
        onChange={(explanation) => put({ explanation })}
      />
      <div className="visual-drawn">
        <p className="note">{visualTexts.preview}</p>
        <HtmlContent safeHtml={html} />
      </div>
    </FormDialog>
  )
}

const pause = 400

/** A text as readers of a topic see it, a moment after the last change. */
export function useDrawnText(text: string): string {
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      const drawn = text === '' ? '' : await fetchPreview(text, 'questions')
      if (!isOver && drawn !== undefined) setHtml(drawn)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  return html
}

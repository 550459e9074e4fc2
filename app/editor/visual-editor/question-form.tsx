import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ExamplesProvider, FaultNote, FaultsProvider } from '../../learning/question-form/draft-contexts.tsx'
import { EditorLine } from '../../learning/question-form/editor-rows.tsx'
import type { QuestionTemplate } from '../../learning/questions/question-templates.ts'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { FormDialog } from './form-dialog.tsx'
import { AnswerFields } from './question-answer-fields.tsx'
import { type FormQuestion, listQuestionFaults, textOf } from './question-draft.ts'
import { examplesFor } from './question-examples.ts'
import { holds, type QuestionParts } from './question-text.ts'
import { useDrawnText } from './use-drawn-text.ts'
import { visualTexts as texts } from './visual-texts.ts'

type QuestionFormProps = {
  text: string
  first: FormQuestion
  /** The example that a new question was started from. */
  template?: QuestionTemplate
  onAccept: (text: string) => void
  onRemove: (() => void) | undefined
  onClose: () => void
}

/**
 * A question with all its fields and a preview. Errors are shown beside each field; the author may accept it
 * anyway.
 */
export function QuestionForm({ text, first, template, onAccept, ...props }: QuestionFormProps): ReactNode {
  const [question, setQuestion] = useState(first)
  const [hasTried, setTried] = useState(false)
  const [error, setError] = useState<string>()
  const isFine = useRef(false)
  const fields = useRef<HTMLDivElement>(null)
  const written = textOf(text, question)
  const html = useDrawnText(written)
  const faults = useShownFaults(question, hasTried)
  const put = (change: Partial<FormQuestion>): void => setQuestion((now) => ({ ...now, ...change }))
  const toFirstFault = useFirstFault(fields)
  const examples = examplesFor(question.draft?.questions[0]?.kind ?? 'valor', template)
  const accept = (): string | undefined => {
    if (!holds(written, { ...question.parts, data: question.data })) return texts.questionBroken
    if (!isFine.current && listQuestionFaults(question).size > 0) {
      setTried(true)
      toFirstFault()
      return texts.questionFaulty
    }
    onAccept(written)
    return undefined
  }
  return (
    <FormDialog title={texts.question} {...props} error={error} setError={setError} onAccept={accept}>
      <FaultsProvider faults={faults}>
        <div ref={fields} className="visual-fields">
          <TextFields question={question} put={put} example={examples.parts} />
          <ExamplesProvider value={examples.fields}>
            <AnswerFields question={question} put={put} />
          </ExamplesProvider>
          <FaultNote at="" />
        </div>
      </FaultsProvider>
      {hasTried && faults.size > 0 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={({ currentTarget }) => {
            isFine.current = true
            currentTarget.form?.requestSubmit()
          }}
        >
          {texts.questionLeave}
        </button>
      )}
      <div className="visual-drawn">
        <p className="note">{texts.preview}</p>
        <HtmlContent safeHtml={html} />
      </div>
    </FormDialog>
  )
}

type TextFieldsProps = {
  question: FormQuestion
  put: (change: Partial<FormQuestion>) => void
  example: QuestionParts | undefined
}

function TextFields({ question: { parts }, put, example }: TextFieldsProps): ReactNode {
  const change = (part: Partial<QuestionParts>): void => put({ parts: { ...parts, ...part } })
  return (
    <>
      <EditorLine label={texts.questionTitle} value={parts.title} onChange={(title) => change({ title })} />
      <EditorLine
        at="enunciado"
        label={texts.questionStatement}
        rows={3}
        value={parts.statement}
        example={example?.statement}
        onChange={(statement) => change({ statement })}
      />
      <EditorLine
        label={texts.questionExplanation}
        rows={3}
        value={parts.explanation}
        example={example?.explanation}
        onChange={(explanation) => change({ explanation })}
      />
      <label className="check-field">
        <input
          type="checkbox"
          checked={parts.kind === 'predice'}
          onChange={({ target }) => change({ kind: target.checked ? 'predice' : 'pregunta' })}
        />
        {texts.questionGuess}
      </label>
    </>
  )
}

const none: ReadonlyMap<string, string> = new Map()

/** The errors, after the first attempt to accept; they update while typing. */
function useShownFaults(question: FormQuestion, isShown: boolean): ReadonlyMap<string, string> {
  const later = useDeferredValue(question)
  return useMemo(() => (isShown ? listQuestionFaults(later) : none), [later, isShown])
}

/** Returns a function that moves the focus to the first wrong field, after the errors have rendered. */
function useFirstFault(fields: React.RefObject<HTMLDivElement | null>): () => void {
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid], .field-error')?.focus()
  }, [asked, fields])
  return () => ask((times) => times + 1)
}

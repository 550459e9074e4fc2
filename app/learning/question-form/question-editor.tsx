import type { ReactNode } from 'react'
import { FaultNote, FaultsAt } from './draft-contexts.tsx'
import { EditorLine } from './editor-rows.tsx'
import type { DraftQuestion } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import { QuestionFields } from './question-fields.tsx'

type QuestionEditorProps = {
  question: DraftQuestion
  number: number
  onChange: (question: DraftQuestion) => void
  onRemove: () => void
}

/** The fields of one question, by its kind. */
export function QuestionEditor({ question, number, onChange, onRemove }: QuestionEditorProps): ReactNode {
  const change = (part: Partial<DraftQuestion>): void => onChange({ ...question, ...part })
  return (
    <fieldset className="question-editor">
      <legend>{texts.question(number, texts.kinds[question.kind])}</legend>
      <FaultNote at={`preguntas.${number - 1}`} />
      <FaultsAt at={`preguntas.${number - 1}`}>
        <EditorLine
          at="pregunta"
          label={texts.label}
          value={question.label}
          onChange={(label) => change({ label })}
        />
        <QuestionFields question={question} change={change} />
      </FaultsAt>
      <button type="button" className="button button-quiet" onClick={onRemove}>
        {texts.removeQuestion(number)}
      </button>
    </fieldset>
  )
}

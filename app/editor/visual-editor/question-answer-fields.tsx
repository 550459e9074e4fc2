import { type ReactNode, useId } from 'react'
import { FaultNote, FaultsAt } from '../../learning/question-form/draft-contexts.tsx'
import { DataFields, HintFields } from '../../learning/question-form/draft-fields.tsx'
import { EditorLine } from '../../learning/question-form/editor-rows.tsx'
import {
  blankQuestion,
  type DraftQuestion,
  type PracticeDraft,
  questionKinds,
} from '../../learning/question-form/practice-draft.ts'
import { practiceEditorTexts } from '../../learning/question-form/practice-editor-texts.ts'
import { readQuestionDraft } from '../../learning/question-form/question-data.ts'
import { QuestionFields } from '../../learning/question-form/question-fields.tsx'
import { type FormQuestion, withDraft } from './question-draft.ts'
import { visualTexts as texts } from './visual-texts.ts'

type AnswerFieldsProps = { question: FormQuestion; put: (change: Partial<FormQuestion>) => void }

/** The right answer of a question: fields by its kind, or its YAML. */
export function AnswerFields({ question, put }: AnswerFieldsProps): ReactNode {
  const { data, draft } = question
  const change = (next: PracticeDraft): void => put(withDraft(question, next))
  const asFields = draft ? undefined : readQuestionDraft(data)
  return (
    <fieldset className="question-editor">
      <legend>{texts.questionData}</legend>
      {draft ? (
        <DraftFields draft={draft} change={change} />
      ) : (
        <>
          {!asFields && <p className="note">{texts.questionOnlyText}</p>}
          <EditorLine
            at="texto"
            label={texts.questionText}
            hint={texts.questionDataHint}
            rows={8}
            value={data}
            onChange={(value) => put({ data: value })}
          />
        </>
      )}
      {(draft || asFields) && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => put({ draft: draft ? null : (asFields ?? null) })}
        >
          {draft ? texts.questionAsText : texts.questionAsForm}
        </button>
      )}
    </fieldset>
  )
}

type DraftFieldsProps = { draft: PracticeDraft; change: (draft: PracticeDraft) => void }

function DraftFields({ draft, change }: DraftFieldsProps): ReactNode {
  const question = draft.questions[0] ?? blankQuestion('valor')
  const put = (part: Partial<DraftQuestion>): void =>
    change({ ...draft, questions: [{ ...question, ...part }] })
  const rest = { draft, change: (part: Partial<PracticeDraft>) => change({ ...draft, ...part }) }
  return (
    <>
      <KindField question={question} put={put} />
      <FaultNote at="preguntas.0" />
      <FaultsAt at="preguntas.0">
        <QuestionFields question={question} change={put} />
        {question.label !== '' && (
          <EditorLine
            at="pregunta"
            label={practiceEditorTexts.label}
            value={question.label}
            onChange={(label) => put({ label })}
          />
        )}
      </FaultsAt>
      <HintFields {...rest} />
      <details className="reveal" open={draft.data.length > 0 || undefined}>
        <summary>{texts.questionNumbers}</summary>
        <DataFields {...rest} />
      </details>
    </>
  )
}

type KindFieldProps = { question: DraftQuestion; put: (part: Partial<DraftQuestion>) => void }

function KindField({ question, put }: KindFieldProps): ReactNode {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{texts.questionSort}</label>
      <select
        id={id}
        className="input"
        value={question.kind}
        onChange={({ target }) =>
          put({ kind: questionKinds.find((kind) => kind === target.value) ?? 'valor' })
        }
      >
        {questionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {practiceEditorTexts.kinds[kind]}
          </option>
        ))}
      </select>
    </div>
  )
}

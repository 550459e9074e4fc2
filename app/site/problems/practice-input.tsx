import { type ReactNode, useId, useState } from 'react'
import { fieldId, useFormState } from '../../editor/form/form-context.ts'
import { FieldNotes } from '../../editor/form/form-field.tsx'
import { FaultsProvider } from '../../learning/question-form/draft-contexts.tsx'
import { type DraftFaults, listDraftFaults } from '../../learning/question-form/draft-faults.ts'
import { DataFields, HintFields } from '../../learning/question-form/draft-fields.tsx'
import {
  blankQuestion,
  fromDraft,
  type PracticeDraft,
  type QuestionKind,
  questionKinds,
  toDraft,
} from '../../learning/question-form/practice-draft.ts'
import { practiceEditorTexts as texts } from '../../learning/question-form/practice-editor-texts.ts'
import { PracticeTrial } from '../../learning/question-form/practice-trial.tsx'
import { QuestionEditor } from '../../learning/question-form/question-editor.tsx'
import { problem } from './problem.ts'

const name = 'practice'
const field = problem.fields.practice
const none: DraftFaults = new Map()

/** Edits the questions of a problem in fields, without showing their storage format. */
export function PracticeInput(): ReactNode {
  const { fields, errors, onChange } = useFormState()
  const [text, setText] = useState(fields[name] ?? '')
  const [draft, setDraft] = useState(() => toDraft(text))
  const keep = (next: string): void => {
    setText(next)
    onChange(name, next)
  }
  const change = (part: Partial<PracticeDraft>): void => {
    if (!draft) return
    const next = { ...draft, ...part }
    setDraft(next)
    keep(fromDraft(next))
  }
  return (
    <fieldset className="practice-editor" id={fieldId(name)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <p className="note">{draft ? texts.intro : texts.raw}</p>
      <FieldNotes name={name} field={field} />
      {draft ? (
        <FaultsProvider faults={errors[name] === undefined ? none : listDraftFaults(draft)}>
          <input type="hidden" name={name} value={text} />
          <Questions draft={draft} change={change} />
          <DataFields draft={draft} change={change} />
          <HintFields draft={draft} change={change} />
          {text !== '' && <PracticeTrial key={text} text={text} />}
        </FaultsProvider>
      ) : (
        <textarea
          name={name}
          className="input"
          rows={10}
          value={text}
          onChange={(event) => keep(event.target.value)}
        />
      )}
    </fieldset>
  )
}

type PieceProps = { draft: PracticeDraft; change: (part: Partial<PracticeDraft>) => void }

function Questions({ draft: { questions }, change }: PieceProps): ReactNode {
  const id = useId()
  const [kind, setKind] = useState<QuestionKind>('valor')
  return (
    <>
      {questions.map((question, at) => (
        <QuestionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id; fields are controlled
          key={at}
          question={question}
          number={at + 1}
          onChange={(next) =>
            change({ questions: questions.map((one, index) => (index === at ? next : one)) })
          }
          onRemove={() => change({ questions: questions.filter((_, index) => index !== at) })}
        />
      ))}
      <div className="row-form">
        <div className="field">
          <label htmlFor={id}>{texts.newKind}</label>
          <select
            id={id}
            className="input"
            value={kind}
            onChange={(event) => setKind(questionKinds.find((one) => one === event.target.value) ?? 'valor')}
          >
            {questionKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          className="button"
          onClick={() => change({ questions: [...questions, blankQuestion(kind)] })}
        >
          {texts.add}
        </button>
      </div>
    </>
  )
}

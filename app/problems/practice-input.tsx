import { type ReactNode, useId, useState } from 'react'
import { fieldId, useFormState } from '../editor/form-context.ts'
import { FieldNotes } from '../editor/form-field.tsx'
import { EditorLine, EditorRows } from './editor-rows.tsx'
import {
  blankQuestion,
  fromDraft,
  type PracticeDraft,
  type QuestionKind,
  questionKinds,
  toDraft,
} from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import { PracticeTrial } from './practice-trial.tsx'
import { problem } from './problem.ts'
import { QuestionEditor } from './question-editor.tsx'

const name = 'practice'
const field = problem.fields.practice

/** The questions of a problem, written without knowing how they are kept. */
export function PracticeInput(): ReactNode {
  const { fields, onChange } = useFormState()
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
        <>
          <input type="hidden" name={name} value={text} />
          <Questions draft={draft} change={change} />
          <Data draft={draft} change={change} />
          <Hints draft={draft} change={change} />
          {text !== '' && <PracticeTrial key={text} text={text} />}
        </>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name, and its fields are controlled
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

function Data({ draft: { data, condition }, change }: PieceProps): ReactNode {
  return (
    <>
      <EditorRows
        title={texts.data}
        rows={data}
        blank={() => ({ name: '', values: '' })}
        add={texts.addData}
        onChange={(next) => change({ data: next })}
      >
        {({ name: own, values }, changeRow) => (
          <>
            <EditorLine label={texts.name} value={own} onChange={(value) => changeRow({ name: value })} />
            <EditorLine
              label={texts.values}
              value={values}
              onChange={(value) => changeRow({ values: value })}
            />
          </>
        )}
      </EditorRows>
      <p className="note">{texts.dataHint}</p>
      {data.length > 0 && (
        <EditorLine
          label={texts.condition}
          value={condition}
          onChange={(value) => change({ condition: value })}
        />
      )}
    </>
  )
}

function Hints({ draft: { hints }, change }: PieceProps): ReactNode {
  return (
    <EditorRows
      title={texts.hints}
      rows={hints.map((text) => ({ text }))}
      blank={() => ({ text: '' })}
      add={texts.addHint}
      onChange={(rows) => change({ hints: rows.map(({ text }) => text) })}
    >
      {({ text }, changeRow, at) => (
        <EditorLine
          label={texts.hint(at + 1)}
          rows={2}
          value={text}
          onChange={(value) => changeRow({ text: value })}
        />
      )}
    </EditorRows>
  )
}

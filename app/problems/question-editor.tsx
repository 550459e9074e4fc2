import type { ReactNode } from 'react'
import { EditorLine, EditorRows } from './editor-rows.tsx'
import { blankMistake, blankOption, blankPair, type DraftQuestion } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import { TableEditor } from './table-editor.tsx'

type QuestionEditorProps = {
  question: DraftQuestion
  number: number
  onChange: (question: DraftQuestion) => void
  onRemove: () => void
}

type FieldsProps = { question: DraftQuestion; change: (part: Partial<DraftQuestion>) => void }

/** The fields of one question, by its kind. */
export function QuestionEditor({ question, number, onChange, onRemove }: QuestionEditorProps): ReactNode {
  const change = (part: Partial<DraftQuestion>): void => onChange({ ...question, ...part })
  return (
    <fieldset className="question-editor">
      <legend>{texts.question(number, texts.kinds[question.kind])}</legend>
      <EditorLine label={texts.label} value={question.label} onChange={(label) => change({ label })} />
      <Fields question={question} change={change} />
      <button type="button" className="button button-quiet" onClick={onRemove}>
        {texts.removeQuestion(number)}
      </button>
    </fieldset>
  )
}

function Fields({ question, change }: FieldsProps): ReactNode {
  const lines = (label: string): ReactNode => (
    <EditorLine label={label} rows={4} value={question.lines} onChange={(text) => change({ lines: text })} />
  )
  switch (question.kind) {
    case 'valor':
      return (
        <>
          <QuantityFields question={question} change={change} />
          <MistakeRows question={question} change={change} />
        </>
      )
    case 'opcion':
    case 'opciones':
      return <OptionRows question={question} change={change} />
    case 'orden':
      return lines(texts.order)
    case 'parejas':
      return <PairRows question={question} change={change} />
    case 'palabra':
      return (
        <>
          {lines(texts.words)}
          <MistakeRows question={question} change={change} />
        </>
      )
    case 'tabla':
      return <TableEditor table={question.table} onChange={(table) => change({ table })} />
  }
}

function QuantityFields({ question, change }: FieldsProps): ReactNode {
  return (
    <>
      <EditorLine
        label={texts.value}
        hint={texts.valueHint}
        value={question.value}
        onChange={(value) => change({ value })}
      />
      <div className="field-row">
        <EditorLine label={texts.unit} value={question.unit} onChange={(unit) => change({ unit })} />
        <EditorLine
          label={texts.tolerance}
          hint={texts.toleranceHint}
          value={question.tolerance}
          onChange={(tolerance) => change({ tolerance })}
        />
      </div>
    </>
  )
}

function MistakeRows({ question, change }: FieldsProps): ReactNode {
  return (
    <EditorRows
      title={texts.mistakes}
      rows={question.mistakes}
      blank={blankMistake}
      add={texts.addMistake}
      onChange={(mistakes) => change({ mistakes })}
    >
      {({ when, says }, changeRow) => (
        <>
          <EditorLine label={texts.when} value={when} onChange={(value) => changeRow({ when: value })} />
          <EditorLine label={texts.says} value={says} onChange={(value) => changeRow({ says: value })} />
        </>
      )}
    </EditorRows>
  )
}

function OptionRows({ question, change }: FieldsProps): ReactNode {
  return (
    <EditorRows
      title={texts.options}
      rows={question.options}
      blank={blankOption}
      add={texts.addOption}
      onChange={(options) => change({ options })}
    >
      {({ text, isRight, says }, changeRow) => (
        <>
          <EditorLine label={texts.option} value={text} onChange={(value) => changeRow({ text: value })} />
          <label className="check-field">
            <input
              type="checkbox"
              checked={isRight}
              onChange={(event) => changeRow({ isRight: event.target.checked })}
            />
            {texts.isRight}
          </label>
          <EditorLine
            label={texts.optionSays}
            value={says}
            onChange={(value) => changeRow({ says: value })}
          />
        </>
      )}
    </EditorRows>
  )
}

function PairRows({ question, change }: FieldsProps): ReactNode {
  return (
    <EditorRows
      title={texts.pairs}
      rows={question.pairs}
      blank={blankPair}
      add={texts.addPair}
      onChange={(pairs) => change({ pairs })}
    >
      {({ left, right }, changeRow) => (
        <>
          <EditorLine label={texts.left} value={left} onChange={(value) => changeRow({ left: value })} />
          <EditorLine label={texts.right} value={right} onChange={(value) => changeRow({ right: value })} />
        </>
      )}
    </EditorRows>
  )
}

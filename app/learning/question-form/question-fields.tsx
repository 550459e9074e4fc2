import type { ReactNode } from 'react'
import { useExamples } from './draft-contexts.tsx'
import { EditorLine, EditorRows } from './editor-rows.tsx'
import { blankMistake, blankOption, blankPair, type DraftQuestion } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import { TableEditor } from './table-editor.tsx'

type FieldsProps = { question: DraftQuestion; change: (part: Partial<DraftQuestion>) => void }

/** The fields of the right answer, by the kind of the question. */
export function QuestionFields({ question, change }: FieldsProps): ReactNode {
  const example = useExamples()?.question
  const lines = (label: string): ReactNode => (
    <EditorLine
      at={question.kind}
      label={label}
      rows={4}
      example={example?.lines}
      value={question.lines}
      onChange={(text) => change({ lines: text })}
    />
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
      return (
        <TableEditor
          at="tabla"
          table={question.table}
          example={example?.table}
          onChange={(table) => change({ table })}
        />
      )
  }
}

function QuantityFields({ question, change }: FieldsProps): ReactNode {
  const example = useExamples()?.question
  return (
    <>
      <EditorLine
        at="valor"
        label={texts.value}
        hint={texts.valueHint}
        example={example?.value}
        value={question.value}
        onChange={(value) => change({ value })}
      />
      <div className="field-row">
        <EditorLine
          at="unidad"
          label={texts.unit}
          example={example?.unit}
          value={question.unit}
          onChange={(unit) => change({ unit })}
        />
        <EditorLine
          at="tolerancia"
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
  const examples = useExamples()?.question?.mistakes
  return (
    <EditorRows
      at="errores"
      title={texts.mistakes}
      rows={question.mistakes}
      blank={blankMistake}
      add={texts.addMistake}
      onChange={(mistakes) => change({ mistakes })}
    >
      {({ when, says }, changeRow, row) => (
        <>
          <EditorLine
            at="si"
            label={texts.when}
            example={examples?.[row]?.when}
            value={when}
            onChange={(value) => changeRow({ when: value })}
          />
          <EditorLine
            at="di"
            label={texts.says}
            example={examples?.[row]?.says}
            value={says}
            onChange={(value) => changeRow({ says: value })}
          />
        </>
      )}
    </EditorRows>
  )
}

function OptionRows({ question, change }: FieldsProps): ReactNode {
  const examples = useExamples()?.question?.options
  return (
    <EditorRows
      at="opciones"
      title={texts.options}
      rows={question.options}
      blank={blankOption}
      add={texts.addOption}
      onChange={(options) => change({ options })}
    >
      {({ text, isRight, says }, changeRow, row) => (
        <>
          <EditorLine
            at="texto"
            label={texts.option}
            example={examples?.[row]?.text}
            value={text}
            onChange={(value) => changeRow({ text: value })}
          />
          <label className="check-field">
            <input
              type="checkbox"
              checked={isRight}
              onChange={(event) => changeRow({ isRight: event.target.checked })}
            />
            {texts.isRight}
          </label>
          <EditorLine
            at="di"
            label={texts.optionSays}
            example={examples?.[row]?.says}
            value={says}
            onChange={(value) => changeRow({ says: value })}
          />
        </>
      )}
    </EditorRows>
  )
}

function PairRows({ question, change }: FieldsProps): ReactNode {
  const examples = useExamples()?.question?.pairs
  return (
    <EditorRows
      at="parejas"
      title={texts.pairs}
      rows={question.pairs}
      blank={blankPair}
      add={texts.addPair}
      onChange={(pairs) => change({ pairs })}
    >
      {({ left, right }, changeRow, row) => (
        <>
          <EditorLine
            at="une"
            label={texts.left}
            example={examples?.[row]?.left}
            value={left}
            onChange={(value) => changeRow({ left: value })}
          />
          <EditorLine
            at="con"
            label={texts.right}
            example={examples?.[row]?.right}
            value={right}
            onChange={(value) => changeRow({ right: value })}
          />
        </>
      )}
    </EditorRows>
  )
}

import type { ReactNode } from 'react'
import { useExamples } from './draft-contexts.tsx'
import { EditorLine, EditorRows } from './editor-rows.tsx'
import type { PracticeDraft } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

type DraftPartProps = { draft: PracticeDraft; change: (part: Partial<PracticeDraft>) => void }

/** The fields of the variable data, and of the condition that they must fulfil. */
export function DataFields({ draft: { data, condition }, change }: DraftPartProps): ReactNode {
  const examples = useExamples()?.data
  return (
    <>
      <EditorRows
        at="datos"
        title={texts.data}
        rows={data}
        blank={() => ({ name: '', values: '' })}
        add={texts.addData}
        onChange={(next) => change({ data: next })}
      >
        {({ name: own, values }, changeRow, row) => (
          <>
            <EditorLine
              at="nombre"
              label={texts.name}
              example={examples?.[row]?.name}
              value={own}
              onChange={(value) => changeRow({ name: value })}
            />
            <EditorLine
              at="valores"
              label={texts.values}
              example={examples?.[row]?.values}
              value={values}
              onChange={(value) => changeRow({ values: value })}
            />
          </>
        )}
      </EditorRows>
      <p className="note">{texts.dataHint}</p>
      {data.length > 0 && (
        <EditorLine
          at="condicion"
          label={texts.condition}
          value={condition}
          onChange={(value) => change({ condition: value })}
        />
      )}
    </>
  )
}

/** The fields of the hints, in order. */
export function HintFields({ draft: { hints }, change }: DraftPartProps): ReactNode {
  const examples = useExamples()?.hints
  return (
    <EditorRows
      at="pistas"
      title={texts.hints}
      rows={hints.map((text) => ({ text }))}
      blank={() => ({ text: '' })}
      add={texts.addHint}
      onChange={(rows) => change({ hints: rows.map(({ text }) => text) })}
    >
      {({ text }, changeRow, at) => (
        <EditorLine
          at="text"
          label={texts.hint(at + 1)}
          rows={2}
          example={examples?.[at]}
          value={text}
          onChange={(value) => changeRow({ text: value })}
        />
      )}
    </EditorRows>
  )
}

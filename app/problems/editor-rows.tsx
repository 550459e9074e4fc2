import { type ReactNode, useId } from 'react'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

type LineProps = {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  rows?: number
}

/** A text of a question; `rows`: of several lines. */
export function EditorLine({ label, hint, value, onChange, rows }: LineProps): ReactNode {
  const id = useId()
  const shared = {
    id,
    className: 'input',
    value,
    ...(hint && { 'aria-describedby': `${id}-ayuda` }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <p id={`${id}-ayuda`} className="note">
          {hint}
        </p>
      )}
    </div>
  )
}

type RowsProps<Row> = {
  title: string
  rows: readonly Row[]
  blank: () => Row
  add: string
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (part: Partial<Row>) => void, at: number) => ReactNode
}

/** Any number of rows of the same fields, with a button that adds one and one that takes each away. */
export function EditorRows<Row extends object>(props: RowsProps<Row>): ReactNode {
  const { title, rows, blank, add, onChange, children } = props
  return (
    <fieldset className="editor-rows">
      <legend>{title}</legend>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields are controlled
        <div key={at} className="editor-row">
          {children(
            row,
            (part) => onChange(rows.map((one, index) => (index === at ? { ...one, ...part } : one))),
            at,
          )}
          <button
            type="button"
            className="button button-quiet"
            aria-label={texts.remove(`${title} ${at + 1}`)}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" className="button button-quiet" onClick={() => onChange([...rows, blank()])}>
        {add}
      </button>
    </fieldset>
  )
}

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { FaultNote, FaultsAt, useFault } from './draft-contexts.tsx'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

type LineProps = {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  rows?: number
  /** An example, shown as the placeholder. */
  example?: string | undefined
  /** Its path relative to the enclosing `FaultsAt`, used to find its fault. */
  at?: string
}

/** A labelled text field of a question. `rows` makes it a text area. */
export function EditorLine({ label, hint, value, onChange, rows, example, at }: LineProps): ReactNode {
  const id = useId()
  const fault = useFault(at)
  const described = [fault !== undefined && `${id}-error`, hint && `${id}-ayuda`].filter(Boolean).join(' ')
  const shared = {
    id,
    className: 'input',
    value,
    ...(example && { placeholder: texts.example(example) }),
    ...(described !== '' && { 'aria-describedby': described }),
    ...(fault !== undefined && { 'aria-invalid': true }),
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
      {fault !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {fault}
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
  /** The path of the rows, used to find their faults. */
  at?: string
  children: (row: Row, change: (part: Partial<Row>) => void, at: number) => ReactNode
}

/** A list of rows with the same fields; rows can be added, removed and moved. The focus follows the row. */
export function EditorRows<Row extends object>(props: RowsProps<Row>): ReactNode {
  const { title, rows, blank, add, onChange, at: place = '', children } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const { said, move, remove, append } = useRows(props, group, blank, onChange)
  return (
    <fieldset ref={group} className="editor-rows">
      <legend>{title}</legend>
      <FaultNote at={place} />
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields are controlled
        <div key={at} className="editor-row" data-row={at}>
          <FaultsAt at={`${place}.${at}`}>
            {children(
              row,
              (part) => onChange(rows.map((one, index) => (index === at ? { ...one, ...part } : one))),
              at,
            )}
          </FaultsAt>
          <div className="row-buttons">
            <RowButton name="up" sign="↑" says={texts.up(`${title} ${at + 1}`)} onUse={() => move(at, -1)} />
            <RowButton
              name="down"
              sign="↓"
              says={texts.down(`${title} ${at + 1}`)}
              onUse={() => move(at, 1)}
            />
            <RowButton
              name="remove"
              sign="×"
              says={texts.remove(`${title} ${at + 1}`)}
              onUse={() => remove(at)}
            />
          </div>
        </div>
      ))}
      <button type="button" className="button button-quiet" data-does="add" onClick={append}>
        {add}
      </button>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  )
}

type RowButtonProps = { name: 'up' | 'down' | 'remove'; sign: string; says: string; onUse: () => void }

function RowButton({ name, sign, says, onUse }: RowButtonProps): ReactNode {
  return (
    <button type="button" className="button button-quiet" data-does={name} aria-label={says} onClick={onUse}>
      {sign}
    </button>
  )
}

/**
 * Returns functions to add, remove and move rows. Each moves the focus and announces the change to screen
 * readers.
 */
function useRows<Row>(
  { title, rows }: { title: string; rows: readonly Row[] },
  group: RefObject<HTMLFieldSetElement | null>,
  blank: () => Row,
  onChange: (rows: Row[]) => void,
) {
  const [said, say] = useState('')
  const focusLater = useFocusLater()
  const find = (at: number, inRow: string) =>
    group.current?.querySelector(`:scope > [data-row="${at}"] ${inRow}`) ??
    group.current?.querySelector(':scope > [data-does="add"]')
  const move = (at: number, by: -1 | 1): void => {
    const [row, to] = [rows[at], at + by]
    if (row === undefined || to < 0 || to >= rows.length) {
      say(texts.cannotMove)
      return
    }
    onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row))
    say(texts.moved(to + 1, rows.length))
    focusLater(() => find(to, `[data-does="${by < 0 ? 'up' : 'down'}"]`))
  }
  const remove = (at: number): void => {
    onChange(rows.filter((_, index) => index !== at))
    say(texts.removed(`${title} ${at + 1}`))
    focusLater(() => find(Math.min(at, rows.length - 2), '[data-does="remove"]'))
  }
  const append = (): void => {
    onChange([...rows, blank()])
    focusLater(() => find(rows.length, 'input, textarea'))
  }
  return { said, move, remove, append }
}

/**
 * Returns a function that moves the focus after the next render. Its argument finds the element in the
 * updated page.
 */
export function useFocusLater(): (find: () => Element | null | undefined) => void {
  const next = useRef<() => Element | null | undefined>(undefined)
  useEffect(() => {
    const element = next.current?.()
    next.current = undefined
    if (element instanceof HTMLElement) element.focus()
  })
  return (find) => {
    next.current = find
  }
}

import { type ReactNode, useRef } from 'react'
import { FaultNote } from './draft-contexts.tsx'
import { useFocusLater } from './editor-rows.tsx'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import {
  addColumn,
  addRow,
  changeCell,
  type DraftCell,
  type DraftTable,
  removeColumn,
} from './table-draft.ts'

const maxColumns = 12
const maxRows = 32

type TableEditorProps = {
  table: DraftTable
  /** An example, shown as placeholders in empty cells. */
  example?: DraftTable | undefined
  onChange: (table: DraftTable) => void
  at?: string
}

/** An editor of a table: the text of each cell, and whether students fill it in. */
export function TableEditor({ table, example, onChange, at: place = '' }: TableEditorProps): ReactNode {
  const { heads, rows } = table
  const group = useRef<HTMLFieldSetElement>(null)
  const focusLater = useFocusLater()
  const focusOn = (selector: string): void => focusLater(() => group.current?.querySelector(selector))
  return (
    <fieldset ref={group} className="editor-rows table-editor">
      <legend>{texts.table}</legend>
      <FaultNote at={place} />
      <p className="note">{texts.tableHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="table-scroll" tabIndex={0} aria-label={texts.table}>
        <table>
          <thead>
            <Heads table={table} example={example} onChange={onChange} focusOn={focusOn} />
          </thead>
          <tbody>
            {rows.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields are controlled
              <Row key={at} at={at} table={table} example={example} onChange={onChange} focusOn={focusOn} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="field-row">
        <AddButton
          isDisabled={rows.length >= maxRows}
          onAdd={() => {
            onChange(addRow(table))
            focusOn('tbody tr:last-child input')
          }}
        >
          {texts.addRow}
        </AddButton>
        <AddButton
          isDisabled={heads.length >= maxColumns}
          onAdd={() => {
            onChange(addColumn(table))
            focusOn('thead th:last-of-type input')
          }}
        >
          {texts.addColumn}
        </AddButton>
      </div>
    </fieldset>
  )
}

type PartProps = TableEditorProps & { focusOn: (selector: string) => void }

function Row({ table, example, onChange, focusOn, at }: Omit<PartProps, 'at'> & { at: number }): ReactNode {
  const { heads, rows } = table
  return (
    <tr>
      {(rows[at] ?? []).map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
        <td key={column}>
          <CellEditor
            name={texts.cell(heads[column]?.trim() || String(column + 1), at + 1)}
            cell={cell}
            example={example?.rows[at]?.[column]?.text}
            onChange={(part) => onChange(changeCell(table, [at, column], part))}
          />
        </td>
      ))}
      <td>
        <RemoveButton
          of={texts.row(at + 1)}
          isDisabled={rows.length === 1}
          onRemove={() => {
            onChange({ heads, rows: rows.toSpliced(at, 1) })
            focusOn(`tbody tr:nth-child(${Math.min(at + 1, rows.length - 1)}) input`)
          }}
        />
      </td>
    </tr>
  )
}

function Heads({ table, example, onChange, focusOn }: Omit<PartProps, 'at'>): ReactNode {
  const { heads, rows } = table
  return (
    <tr>
      {heads.map((head, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
        <th key={column} scope="col">
          <input
            className="input"
            aria-label={texts.head(column + 1)}
            value={head}
            placeholder={example?.heads[column]}
            autoComplete="off"
            onChange={({ target }) => onChange({ heads: heads.with(column, target.value), rows })}
          />
          <RemoveButton
            of={texts.column(column + 1)}
            isDisabled={heads.length === 1}
            onRemove={() => {
              onChange(removeColumn(table, column))
              focusOn(`thead th:nth-of-type(${Math.min(column + 1, heads.length - 1)}) input`)
            }}
          />
        </th>
      ))}
      <td />
    </tr>
  )
}

type CellEditorProps = {
  name: string
  cell: DraftCell
  example: string | undefined
  onChange: (part: Partial<DraftCell>) => void
}

function CellEditor({ name, cell, example, onChange }: CellEditorProps): ReactNode {
  return (
    <>
      <input
        className="input"
        aria-label={name}
        value={cell.text}
        placeholder={example}
        autoComplete="off"
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <label className="check-field">
        <input
          type="checkbox"
          aria-label={texts.isAsked(name)}
          checked={cell.isAsked}
          onChange={({ target }) => onChange({ isAsked: target.checked })}
        />
        {texts.asked}
      </label>
    </>
  )
}

type AddButtonProps = { isDisabled: boolean; onAdd: () => void; children: ReactNode }

function AddButton({ isDisabled, onAdd, children }: AddButtonProps): ReactNode {
  return (
    <button type="button" className="button button-quiet" disabled={isDisabled} onClick={onAdd}>
      {children}
    </button>
  )
}

type RemoveButtonProps = { of: string; isDisabled: boolean; onRemove: () => void }

function RemoveButton({ of, isDisabled, onRemove }: RemoveButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={texts.remove(of)}
      disabled={isDisabled}
      onClick={onRemove}
    >
      ×
    </button>
  )
}

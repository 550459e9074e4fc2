import type { ReactNode } from 'react'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'
import {
  addColumn,
  addRow,
  changeCell,
  type DraftCell,
  type DraftTable,
  removeColumn,
} from './table-draft.ts'

const mostColumns = 12
const mostRows = 32

type TableEditorProps = { table: DraftTable; onChange: (table: DraftTable) => void }

/** A table cell by cell: what stands in it, and whether students fill it in. */
export function TableEditor({ table, onChange }: TableEditorProps): ReactNode {
  const { heads, rows } = table
  return (
    <fieldset className="editor-rows table-editor">
      <legend>{texts.table}</legend>
      <p className="note">{texts.tableHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className="table-scroll" tabIndex={0} aria-label={texts.table}>
        <table>
          <thead>
            <Heads table={table} onChange={onChange} />
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and its fields are controlled
              <tr key={at}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor has a column
                  <td key={column}>
                    <CellEditor
                      name={texts.cell(heads[column]?.trim() || String(column + 1), at + 1)}
                      cell={cell}
                      onChange={(part) => onChange(changeCell(table, [at, column], part))}
                    />
                  </td>
                ))}
                <td>
                  <RemoveButton
                    of={texts.row(at + 1)}
                    isDisabled={rows.length === 1}
                    onRemove={() => onChange({ heads, rows: rows.toSpliced(at, 1) })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="field-row">
        <AddButton isDisabled={rows.length >= mostRows} onAdd={() => onChange(addRow(table))}>
          {texts.addRow}
        </AddButton>
        <AddButton isDisabled={heads.length >= mostColumns} onAdd={() => onChange(addColumn(table))}>
          {texts.addColumn}
        </AddButton>
      </div>
    </fieldset>
  )
}

function Heads({ table, onChange }: TableEditorProps): ReactNode {
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
            autoComplete="off"
            onChange={({ target }) => onChange({ heads: heads.with(column, target.value), rows })}
          />
          <RemoveButton
            of={texts.column(column + 1)}
            isDisabled={heads.length === 1}
            onRemove={() => onChange(removeColumn(table, column))}
          />
        </th>
      ))}
      <td />
    </tr>
  )
}

type CellEditorProps = { name: string; cell: DraftCell; onChange: (part: Partial<DraftCell>) => void }

function CellEditor({ name, cell, onChange }: CellEditorProps): ReactNode {
  return (
    <>
      <input
        className="input"
        aria-label={name}
        value={cell.text}
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

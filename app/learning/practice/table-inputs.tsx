import type { ReactNode } from 'react'
import type { Given, TableRow } from '../marking/part.ts'
import { answerTexts } from './answer-texts.ts'
import { fieldName } from './given-answers.ts'
import { type InputsProps, PartGroup } from './part-group.tsx'
import { PartTable } from './part-table.tsx'

/** A table with some cells for the student to fill. */
export function TableInputs({ part, at, label, given, describedBy }: InputsProps<'table'>): ReactNode {
  const before = (number: number): number =>
    part.rows.slice(0, number).reduce((sum, { wanted }) => sum + wanted.length, 0)
  return (
    <PartGroup label={label} describedBy={describedBy}>
      <div className="answer-scroll">
        <PartTable
          className="answer-table"
          heads={part.heads}
          rows={part.rows.map((row, number) =>
            makeCells({ row, at, number, heads: part.heads, given: given.slice(before(number)) }),
          )}
        />
      </div>
    </PartGroup>
  )
}

type Cells = { row: TableRow; at: number; number: number; heads: readonly string[]; given: Given }

function makeCells({ row, at, number, heads, given }: Cells): ReactNode[] {
  let cell = -1
  return row.given.map((text, column) => {
    if (text !== '') return text
    cell++
    return (
      <input
        key={heads[column]}
        name={fieldName(at, number, cell)}
        className="input answer-cell"
        aria-label={answerTexts.cell(heads[column] ?? '', number + 1)}
        defaultValue={given[cell] ?? ''}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
      />
    )
  })
}

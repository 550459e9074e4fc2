import type { ReactNode } from 'react'
import type { Given, TableRow } from '../marking/part.ts'
import { answerTexts } from './answer-texts.ts'
import { type InputsProps, PartGroup } from './part-group.tsx'
import { fieldName } from './read-given.ts'

/** A table of which some cells are to be filled. */
export function TableInputs({ part, at, label, given, describedBy }: InputsProps<'table'>): ReactNode {
  const before = (number: number): number =>
    part.rows.slice(0, number).reduce((sum, { wanted }) => sum + wanted.length, 0)
  return (
    <PartGroup label={label} describedBy={describedBy}>
      <div className="answer-scroll">
        <table className="answer-table">
          <thead>
            <tr>
              {part.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
              <tr key={number}>
                <Cells
                  row={row}
                  at={at}
                  number={number}
                  heads={part.heads}
                  given={given.slice(before(number))}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PartGroup>
  )
}

type CellsProps = { row: TableRow; at: number; number: number; heads: readonly string[]; given: Given }

function Cells({ row, at, number, heads, given }: CellsProps): ReactNode {
  let cell = -1
  return row.given.map((text, column) => {
    if (text !== '') return <td key={heads[column]}>{text}</td>
    cell++
    return (
      <td key={heads[column]}>
        <input
          name={fieldName(at, number, cell)}
          className="input answer-cell"
          aria-label={answerTexts.cell(heads[column] ?? '', number + 1)}
          defaultValue={given[cell] ?? ''}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
        />
      </td>
    )
  })
}

import type { ReactNode } from 'react'

type PartTableProps = { className: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** The table of a question; `rows` holds the content of the cells. */
export function PartTable({ className, heads, rows }: PartTableProps): ReactNode {
  return (
    <table className={className}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A cell of a table being edited. `isAsked`: students fill it in, and `text` is the right answer. */
export type DraftCell = { text: string; isAsked: boolean }
/** A table being edited. Each row has as many cells as there are heads. */
export type DraftTable = { heads: string[]; rows: DraftCell[][] }
/** A table as stored in front matter: cells for students to fill in begin with `?`. */
type WrittenTable = { cabeceras: string[]; filas: string[][] }

const blankCell = (): DraftCell => ({ text: '', isAsked: false })
const blankRow = (count: number): DraftCell[] => Array.from({ length: count }, blankCell)

/** Returns an empty table of two columns and two rows. */
export const blankTable = (): DraftTable => ({ heads: ['', ''], rows: [blankRow(2), blankRow(2)] })

/** Reads a stored table. Short rows are padded with blank cells, so that they can be fixed in the form. */
export function toTableDraft({ cabeceras, filas }: WrittenTable): DraftTable {
  const columns = Math.max(1, cabeceras.length, ...filas.map(({ length }) => length))
  const fill = (cells: readonly string[]): string[] =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? '')
  const toCell = (cell: string): DraftCell =>
    cell.startsWith('?') ? { text: cell.slice(1).trim(), isAsked: true } : { text: cell, isAsked: false }
  return { heads: fill(cabeceras), rows: filas.map((cells) => fill(cells).map(toCell)) }
}

/** Writes a table for storage, without empty rows. */
export function fromTableDraft({ heads, rows }: DraftTable): WrittenTable {
  return {
    cabeceras: heads.map((head) => head.trim()),
    filas: rows
      .filter((row) => row.some(({ text, isAsked }) => isAsked || text.trim() !== ''))
      .map((row) => row.map(({ text, isAsked }) => (isAsked ? `?${text.trim()}` : text.trim()))),
  }
}

export const addColumn = ({ heads, rows }: DraftTable): DraftTable => ({
  heads: [...heads, ''],
  rows: rows.map((row) => [...row, blankCell()]),
})

export const removeColumn = ({ heads, rows }: DraftTable, column: number): DraftTable => ({
  heads: heads.toSpliced(column, 1),
  rows: rows.map((row) => row.toSpliced(column, 1)),
})

export const addRow = ({ heads, rows }: DraftTable): DraftTable => ({
  heads,
  rows: [...rows, blankRow(heads.length)],
})

export const changeCell = (
  { heads, rows }: DraftTable,
  [row, column]: readonly [number, number],
  part: Partial<DraftCell>,
): DraftTable => ({
  heads,
  rows: rows.map((cells, at) =>
    at === row ? cells.map((cell, index) => (index === column ? { ...cell, ...part } : cell)) : cells,
  ),
})

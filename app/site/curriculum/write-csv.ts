/** A cell as a Spanish spreadsheet reads it: fractions have a comma. */
export type Cell = string | number

const spanish = new Intl.NumberFormat('es', { maximumFractionDigits: 1, useGrouping: false })

/** A table as spreadsheets in Spanish open it: UTF-8 with its mark, `;` between cells, lines that end in CRLF. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return csvMark + csvLines(rows)
}

/** What stands before the first line: by it spreadsheets know UTF-8. */
export const csvMark = '\uFEFF'

/** Lines of a table, for one that is too long to be put together at once. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')
}

// What a program would take for a formula gets an apostrophe before it: whoever opens the file must run nothing that an author wrote.
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return spanish.format(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /^[\p{L}\p{N} .,]*$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}

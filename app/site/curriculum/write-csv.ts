/** A cell; numbers are written with a decimal comma. */
export type Cell = string | number

const spanish = new Intl.NumberFormat('es', { maximumFractionDigits: 1, useGrouping: false })

/** Writes CSV for Spanish spreadsheets: UTF-8 with a byte order mark, `;` as separator, CRLF line ends. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return csvMark + csvLines(rows)
}

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvMark = '\uFEFF'

/** Writes CSV lines, for tables that are streamed in parts. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')
}

// An apostrophe prevents a spreadsheet from running an author's text as a formula.
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return spanish.format(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /^[\p{L}\p{N} .,]*$/u.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}

import { isHidden, make, rename, unwrap } from './paste-dom.ts'

/** Wider than any real table. */
const maxColumns = 200

type Grid = (Element | undefined)[][]

/** Simplifies tables for Markdown: single-line cells, the first row as head, no merged cells. */
export function flattenTables(body: HTMLElement): void {
  // Nested tables first: they become text of their cell.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.querySelector('caption')
    if (caption) table.before(rename(caption, 'p'))
    for (const cell of table.querySelectorAll('td, th')) flattenCell(cell)
    if (!table.parentElement?.closest('td, th')) rebuild(table)
  }
}

const inCells =
  'p, div:not([data-tex]), li, ul, ol, h1, h2, h3, h4, h5, h6, br, pre, blockquote, table, tbody, thead, tr, td, th'

function flattenCell(cell: Element): void {
  for (const block of [...cell.querySelectorAll(inCells)]) {
    block.after(' ')
    unwrap(block)
  }
}

function rebuild(table: Element): void {
  const hidden = hiddenColumns(table)
  const grid = readGrid(table).map((row) => row.filter((_, column) => !hidden.has(column)))
  const width = Math.max(0, ...grid.map(({ length }) => length))
  const rows = grid.map((cells, at) => {
    const row = make('tr', table)
    for (let column = 0; column < width; column++)
      row.append(cellOf(cells[column], at === 0 ? 'th' : 'td', table))
    return row
  })
  table.replaceChildren(...rows)
}

function cellOf(cell: Element | undefined, name: 'td' | 'th', table: Element): Element {
  const made = make(name, table)
  if (cell) made.append(...cell.childNodes)
  return made
}

/** The cells by row and column. A merged cell occupies its first place; its other places stay empty. */
function readGrid(table: Element): Grid {
  const rows = [...table.querySelectorAll('tr')]
  const grid: Grid = rows.map(() => [])
  const taken = rows.map(() => new Set<number>())
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const cell of row.querySelectorAll('td, th')) {
      while (taken[at]?.has(column)) column++
      const width = Math.min(spanOf(cell, 'colspan') || 1, maxColumns)
      const height = spanOf(cell, 'rowspan') || rows.length
      for (const [below, line] of grid.slice(at, at + height).entries())
        for (let beside = column; beside < column + width; beside++) {
          taken[at + below]?.add(beside)
          line[beside] = below === 0 && beside === column ? cell : undefined
        }
      column += width
    }
  }
  return grid.map((row) => Array.from(row))
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Number.parseInt(cell.getAttribute(name) ?? '1', 10)
}

/** Columns hidden by a `col` element. */
function hiddenColumns(table: Element): ReadonlySet<number> {
  const hidden = new Set<number>()
  let column = 0
  for (const one of table.querySelectorAll('col, colgroup:not(:has(col))')) {
    const span = Math.min(Number.parseInt(one.getAttribute('span') ?? '1', 10) || 1, maxColumns)
    const group = one.parentElement?.matches('colgroup') ? one.parentElement : one
    for (let more = 0; more < span; more++, column++) if (isHidden(one) || isHidden(group)) hidden.add(column)
  }
  return hidden
}

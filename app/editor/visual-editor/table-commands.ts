import { type Node, Slice } from 'prosemirror-model'
import { type Command, Plugin } from 'prosemirror-state'
import { addRowAfter, goToNextCell, isInTable, selectionCell } from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes } = schema

function cell(text: string, isHead: boolean): Node {
  const type = isHead ? nodes.table_header : nodes.table_cell
  return type.create(null, text === '' ? null : schema.text(text))
}

/** Creates a table from rows of texts; the first row is its head, and short rows are padded. */
export function makeTable(rows: readonly (readonly string[])[]): Node {
  const columns = Math.max(1, ...rows.map(({ length }) => length))
  return nodes.table.create(
    null,
    rows.map((texts, at) =>
      nodes.table_row.create(
        null,
        Array.from({ length: columns }, (_, column) => cell((texts[column] ?? '').trim(), at === 0)),
      ),
    ),
  )
}

/** Moves to the next cell; in the last cell, adds a row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  if (!view) return addRowAfter(state, dispatch)
  addRowAfter(view.state, view.dispatch)
  return goToNextCell(1)(view.state, view.dispatch)
}

/** Aligns the caret's column. */
export function alignColumn(align: 'left' | 'center' | 'right'): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const $cell = selectionCell(state)
    const column = $cell.index()
    const table = $cell.node(-1)
    const start = $cell.start(-1)
    const tr = state.tr
    table.forEach((row, offset) => {
      let at = start + offset + 1
      row.forEach((one, _, index) => {
        if (index === column) tr.setNodeAttribute(at, 'align', one.attrs.align === align ? null : align)
        at += one.nodeSize
      })
    })
    dispatch?.(tr)
    return true
  }
}

/** Keeps tables within what Markdown can express: the first row is the head, and no cell spans columns. */
export function plainTables(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _, state) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const { tr } = state
      state.doc.descendants((node, pos) => {
        if (node.type !== nodes.table) return node.isBlock && !node.isTextblock
        node.forEach((row, offset, at) => {
          const type = at === 0 ? nodes.table_header : nodes.table_cell
          row.forEach((one, inside) => {
            const isPlain = one.attrs.colspan === 1 && one.attrs.rowspan === 1 && one.type === type
            const place = pos + 1 + offset + 1 + inside
            if (!isPlain) tr.setNodeMarkup(place, type, { ...one.attrs, colspan: 1, rowspan: 1 })
          })
        })
        return false
      })
      return tr.docChanged ? tr : null
    },
  })
}

/** Parses text copied from a spreadsheet (cells separated by tabs) as a table; undefined for other text. */
export function readSheet(text: string): Slice | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t'))
  const columns = rows[0]?.length ?? 0
  if (rows.length < 2 || columns < 2 || rows.some(({ length }) => length !== columns)) return undefined
  return new Slice(nodes.doc.create(null, [makeTable(rows)]).content, 0, 0)
}

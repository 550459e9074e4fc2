import type { StateCore, Token } from 'markdown-it'
import { firstWords, textOfTokens } from './token-text.ts'

/** A table with fewer columns fits on a phone. */
const fewestColumns = 4
/** Maximum number of cells with a column name in a text: beyond it, the names would outweigh the text. */
const maxCells = 1500
const maxHead = 40
/** Characters. A cell as short as this is compared with its neighbours: a number, a unit, a sign. */
const shortCell = 8

type Cell = { token: Token; column: number; text: string }
type Table = { open: Token; close: Token; heads: string[]; cells: Cell[] }

/**
 * Marks tables of words, whose rows are stacked on a phone, and adds the column name to their cells. Tables
 * of numbers are not folded, because their values are compared across rows (decision 43).
 */
export function foldTables(state: StateCore): void {
  let left = maxCells
  for (const [index, token] of state.tokens.entries()) {
    if (token.type !== 'table_open') continue
    const table = readTable(state.tokens, index)
    if (!table || table.cells.length > left || !isOfWords(table)) continue
    left -= table.cells.length
    fold(table)
  }
}

function readTable(tokens: readonly Token[], start: number): Table | undefined {
  const end = tokens.findIndex(({ type }, index) => index > start && type === 'table_close')
  const [open, close] = [tokens[start], tokens[end]]
  if (!open || !close) return undefined
  const heads: string[] = []
  const cells: Cell[] = []
  let column = 0
  for (let index = start; index < end; index++) {
    const token = tokens[index]
    const text = (): string => textOfTokens(tokens[index + 1]?.children ?? []).trim()
    if (token?.type === 'tr_open') column = 0
    if (token?.type === 'th_open') heads.push(firstWords(text(), 6).slice(0, maxHead))
    if (token?.type === 'td_open') cells.push({ token, column: column++, text: text() })
    if (cells.length > maxCells) return undefined
  }
  return { open, close, heads, cells }
}

function isOfWords({ heads, cells }: Table): boolean {
  const data = cells.filter(({ column }) => column > 0)
  const short = data.filter(({ text }) => text.length <= shortCell || /^[\d\s.,%€°±+−–-]+\S{0,5}$/.test(text))
  return heads.length >= fewestColumns && short.length * 2 < data.length
}

function fold({ open, close, heads, cells }: Table): void {
  for (const { token, column } of cells) {
    const head = heads[column]
    if (column > 0 && head) token.attrSet('data-head', /[?!:…]$/.test(head) ? head : `${head}:`)
  }
  for (const token of [open, close]) token.meta = { ...token.meta, folds: true }
}

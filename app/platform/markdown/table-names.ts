import type { StateCore, Token } from 'markdown-it'
import { firstWords, textOfTokens } from './token-text.ts'

const MAX_COLUMNS = 8
const MAX_WORDS = 6

/**
 * Gives the scroll area of each table a unique name: its column names, or else the heading above it. The name
 * is stored in the `meta` of the opening token.
 */
export function nameTables(state: StateCore): void {
  const uses = new Map<string, number>()
  let heading = ''
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'heading_open') heading = nameOf(state.tokens[index + 1])
    if (token.type !== 'table_open') continue
    const label = readColumns(state.tokens, index).join(', ') || heading
    const name = label ? `Tabla: ${label}` : 'Tabla'
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    token.meta = { name: use === 1 ? name : `${name} (${use})` }
  }
}

function readColumns(tokens: readonly Token[], table: number): string[] {
  const columns: string[] = []
  for (let index = table; columns.length < MAX_COLUMNS; index++) {
    const token = tokens[index]
    if (!token || token.type === 'thead_close') break
    if (token.type !== 'th_open') continue
    const name = nameOf(tokens[index + 1])
    if (name) columns.push(name)
  }
  return columns
}

function nameOf(inline: Token | undefined): string {
  return firstWords(textOfTokens(inline?.children ?? []), MAX_WORDS)
}

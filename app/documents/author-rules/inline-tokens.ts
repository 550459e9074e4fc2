import type { Token } from 'markdown-it'

/** Returns the line in which a block starts, numbered from one. */
export function lineOf(token: Token | undefined): number {
  return (token?.map?.[0] ?? 0) + 1
}

/** An inline token with its line. It is `siblings[index]`. */
export type InlineToken = { token: Token; line: number; siblings: readonly Token[]; index: number }

/** Lists the inline tokens of all paragraphs, headings and cells in order. */
export function listInline(tokens: readonly Token[]): InlineToken[] {
  let row = 1
  return tokens.flatMap((block) => {
    if (block.type === 'tr_open') row = lineOf(block)
    if (block.type !== 'inline') return []
    let line = block.map ? lineOf(block) : row
    return (block.children ?? []).map((token, index, siblings) => {
      const own = { token, line, siblings, index }
      if (token.type === 'softbreak' || token.type === 'hardbreak') line++
      if (token.type.startsWith('formula')) line += token.content.split('\n').length - 1
      return own
    })
  })
}

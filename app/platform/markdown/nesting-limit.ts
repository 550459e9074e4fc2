import type { MarkdownIt } from 'markdown-it'
import { budgetOf } from './budget.ts'

/** Quotes, lists and containers may lie so deep in each other; a list counts twice. The course uses three. */
const MAX_LEVEL = 16

/** What the parser is told, so that no level that this limit lets pass is left out of the text. */
export const MAX_NESTING = MAX_LEVEL + 4

/**
 * Shows what lies deeper than anybody nests as text, marks and all; the parser itself would leave it out. It also notes
 * for the author where that happens, and which containers nothing closes.
 */
export function nestingLimit(md: MarkdownIt): void {
  const rules = md.block.ruler.__rules__.filter(({ name }) => /^(?:blockquote|list|container_.+)$/.test(name))
  for (const { name, fn, alt } of rules) {
    md.block.ruler.at(
      name,
      (state, startLine, endLine, silent) => {
        const { notes } = budgetOf(state.env)
        if (state.level >= MAX_LEVEL) {
          // Also asked, in silence, whether it would end a paragraph: then it goes on as its text.
          if (notes.tooDeep === undefined && fn(state, startLine, endLine, true)) notes.tooDeep = startLine
          return false
        }
        if (silent) return fn(state, startLine, endLine, true)
        const before = state.tokens.length
        if (!fn(state, startLine, endLine, false)) return false
        // A container that was closed ends on the line after its last one.
        const isContainer = name.startsWith('container_')
        if (isContainer && state.tokens[before]?.map?.[1] === state.line) notes.unclosed.push(startLine)
        return true
      },
      { alt },
    )
  }
}

import type { MarkdownIt } from 'markdown-it'
import { budgetOf } from './budget.ts'

/** Maximum nesting of quotes, lists and containers; a list counts as two levels. The course uses three. */
const MAX_LEVEL = 16

/** The `maxNesting` of markdown-it: high enough that it drops no text which this limit allows. */
export const MAX_NESTING = MAX_LEVEL + 4

/**
 * Renders structures nested too deeply as plain text; markdown-it would drop them. Also records, for the
 * author, where this happens and which containers are not closed.
 */
export function nestingLimit(md: MarkdownIt): void {
  const rules = md.block.ruler.__rules__.filter(({ name }) => /^(?:blockquote|list|container_.+)$/.test(name))
  for (const { name, fn, alt } of rules) {
    md.block.ruler.at(
      name,
      (state, startLine, endLine, silent) => {
        const { notes } = budgetOf(state.env)
        if (state.level >= MAX_LEVEL) {
          // The rule is also called in silent mode, to check whether it interrupts a paragraph: then the text
          // continues it.
          if (notes.tooDeep === undefined && fn(state, startLine, endLine, true)) notes.tooDeep = startLine
          return false
        }
        if (silent) return fn(state, startLine, endLine, true)
        const before = state.tokens.length
        if (!fn(state, startLine, endLine, false)) return false
        // A closed container ends one line after its last content line.
        const isContainer = name.startsWith('container_')
        if (isContainer && state.tokens[before]?.map?.[1] === state.line) notes.unclosed.push(startLine)
        return true
      },
      { alt },
    )
  }
}

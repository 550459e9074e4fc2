import type { MarkdownIt, StateBlock } from 'markdown-it'

// Three levels of quotes in the longest text stay far below this number.
const MAX_LINES = 200_000

type Progress = { nextEmptyLine: Int32Array; lines: number }

/**
 * Limits the lines that quotes scan. For each `>`, markdown-it reads on to the next empty line for lines that
 * may continue its paragraph: thousands of quotes without an empty line (`> ~~~`, `a`, `> ~~~`, `a`…) take
 * seconds. Beyond the limit, `>` is text.
 */
export function quoteLimit(md: MarkdownIt): void {
  const quote = md.block.ruler.__rules__.find((rule) => rule.name === 'blockquote')
  if (!quote) throw new Error('markdown-it has no rule "blockquote"')
  const { fn, alt } = quote
  const progresses = new WeakMap<StateBlock, Progress>()

  function limitedQuote(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
    const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
    if (state.src[start] !== '>') return false
    const progress = progresses.get(state) ?? { nextEmptyLine: findEmptyLines(state), lines: 0 }
    progresses.set(state, progress)
    if (progress.lines > MAX_LINES) return false
    const isQuote = fn(state, startLine, endLine, silent)
    if (isQuote && !silent) {
      progress.lines += Math.min(endLine, progress.nextEmptyLine[startLine] ?? endLine) - startLine
    }
    return isQuote
  }
  md.block.ruler.at('blockquote', limitedQuote, { alt })
}

function findEmptyLines(state: StateBlock): Int32Array {
  const next = new Int32Array(state.lineMax)
  let empty = state.lineMax
  for (let line = state.lineMax - 1; line >= 0; line--) {
    if (/^\s*$/.test(state.src.slice(state.bMarks[line], state.eMarks[line]))) empty = line
    next[line] = empty
  }
  return next
}

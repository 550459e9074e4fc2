import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it'

/** Maximum length of a formula in characters; a longer one is shown as its source. */
export const FORMULA_LIMIT = 1_000

/** Parses `$…$` within a line and `$$…$$` on lines of its own; the renderer is added separately. */
export function formulaRules(md: MarkdownIt): void {
  md.inline.ruler.after('escape', 'formula', inlineFormula)
  md.block.ruler.before('fence', 'formula_block', formulaBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}

const DOLLAR = 0x24

function inlineFormula(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== DOLLAR) return false
  const mark = state.src.startsWith('$$', state.pos) ? '$$' : '$'
  const start = state.pos + mark.length
  const end = findClosing(state.src, start, mark, state.posMax)
  if (end === undefined) {
    // Otherwise the second dollar sign of a run would be parsed as an opening one again.
    if (!silent) state.pending += mark
    state.pos += mark.length
    return true
  }
  if (!silent) {
    const token = state.push(mark === '$' ? 'formula' : 'formula_display', 'math', 0)
    token.content = state.src.slice(start, end).trim()
  }
  state.pos = end + mark.length
  return true
}

// «$5 o 6$» is a pair of prices: it contains no sign of a formula.
const PRICES = /^\d[\d.,]*(?: (?!x )\p{L}+)+ \d[\d.,]*$/u

/**
 * The position of the closing mark of a formula, undefined where there is none. The dollar signs of a formula
 * have no space on the inside and no digit on the outside: "cuesta 5 $ y 6 $", "5$, 6$" and "$5 y $6" are
 * prose.
 */
function findClosing(src: string, start: number, mark: '$' | '$$', max: number): number | undefined {
  const end = findUnescaped(src, mark, start, Math.min(max, start + FORMULA_LIMIT + 1))
  const content = end === undefined ? '' : src.slice(start, end)
  if (content.trim() === '') return undefined
  if (mark === '$$') return end
  const touchesSpace = /^\s|\s$/.test(content)
  const touchesDigit =
    end !== undefined && [src[start - 2], src[end + 1]].some((next) => /\d/.test(next ?? ''))
  return touchesSpace || touchesDigit || PRICES.test(content) ? undefined : end
}

function findUnescaped(src: string, mark: string, start: number, max: number): number | undefined {
  for (let end = src.indexOf(mark, start); end !== -1 && end < max; end = src.indexOf(mark, end + 1)) {
    if (!isEscaped(src, end)) return end
  }
  return undefined
}

function isEscaped(src: string, position: number): boolean {
  let slashes = 0
  while (src[position - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

function formulaBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (indentOf(state, startLine) >= 4) return false
  const opening = lineText(state, startLine)
  if (!opening.startsWith('$$')) return false
  const found = readBlock(state, opening.slice(2), startLine, endLine)
  if (!found) return false
  if (silent) return true
  const token = state.push('formula_block', 'math', 0)
  token.block = true
  token.content = found.content
  token.map = [startLine, found.nextLine]
  state.line = found.nextLine
  return true
}

function readBlock(
  state: StateBlock,
  firstLine: string,
  startLine: number,
  endLine: number,
): { content: string; nextLine: number } | undefined {
  const lines: string[] = []
  let length = 0
  for (let line = startLine; line < endLine; line++) {
    if (line > startLine && (state.isEmpty(line) || indentOf(state, line) < 0)) return undefined
    const text = line === startLine ? firstLine : lineText(state, line)
    length += text.length
    if (length > FORMULA_LIMIT) return undefined
    const closing = text.indexOf('$$')
    if (closing !== -1 && text.slice(closing + 2).trim() !== '') return undefined
    lines.push(closing === -1 ? text : text.slice(0, closing))
    if (closing === -1) continue
    const content = lines.join('\n').trim()
    return content === '' ? undefined : { content, nextLine: line + 1 }
  }
  return undefined
}

function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
  return state.src.slice(start, state.eMarks[line] ?? start).trimEnd()
}

function indentOf(state: StateBlock, line: number): number {
  return (state.sCount[line] ?? 0) - state.blkIndent
}

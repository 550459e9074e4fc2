import type { Env, MarkdownIt, StateBlock, StateCore, StateInline } from 'markdown-it'
import { isLongFormula } from './break-formula.ts'
import { budgetOf } from './budget.ts'
import { FORMULA_LIMIT, renderFormula } from './render-formula.server.ts'

const inTex = new WeakSet<Env>()

/** Has the text that is rendered with `env` show the TeX of its formulas, between the marks that MathJax and Moodle know. */
export function writeFormulasAsTex(env: Env): void {
  inTex.add(env)
}

/** `$…$` in a line and `$$…$$` on lines of its own, as MathML. */
export function formulaPlugin(md: MarkdownIt): void {
  md.inline.ruler.after('escape', 'formula', inlineFormula)
  md.block.ruler.before('fence', 'formula_block', formulaBlock, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.core.ruler.push('formula_punctuation', gluePunctuation)
  const { escapeHtml } = md.utils
  const asSource = (content: string) => `<code class="formula-source">${escapeHtml(content)}</code>`
  const write = (content: string, display: boolean, env: Env | undefined): string | undefined => {
    const math = renderFormula(content, display, budgetOf(env))
    if (math === undefined || !env || !inTex.has(env)) return math
    return escapeHtml(display ? `\\[${content}\\]` : `\\(${content}\\)`)
  }
  const inline = (content: string, env: Env | undefined) => write(content, false, env)
  const block = (content: string, env: Env | undefined) => write(content, true, env)

  md.renderer.rules.formula = (tokens, index, _options, env) => {
    const token = tokens[index]
    const math = inline(token?.content ?? '', env) ?? asSource(token?.content ?? '')
    const { before = '', after = '' }: Punctuation = token?.meta ?? {}
    return withPunctuation(before, math, after)
  }
  // `$$…$$` inside a paragraph, where a div would close the paragraph.
  md.renderer.rules.formula_display = (tokens, index, _options, env) => {
    const content = tokens[index]?.content ?? ''
    const math = block(content, env)
    return math ? `<span class="math-block">${math}</span>` : asSource(content)
  }
  md.renderer.rules.formula_block = (tokens, index, _options, env) => {
    const content = tokens[index]?.content ?? ''
    const math = block(content, env)
    if (!math) return `<pre class="formula-source">${asSource(content)}</pre>\n`
    // It may scroll, so it must be reachable by keyboard.
    return `<div class="math-block"${isLongFormula(math) ? ' role="group" tabindex="0" aria-label="Fórmula"' : ''}>${math}</div>\n`
  }
}

type Punctuation = { before?: string; after?: string }

/** Browsers break the line between a formula and its comma or its bracket: both go into the formula. */
function gluePunctuation(state: StateCore): void {
  for (const block of state.tokens) {
    const tokens = block.children ?? []
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'formula') continue
      const previous = tokens[index - 1]
      const next = tokens[index + 1]
      const punctuation: Punctuation = {}
      if (previous?.type === 'text') {
        punctuation.before = /[(«¿¡]*$/.exec(previous.content)?.[0] ?? ''
        previous.content = previous.content.slice(0, previous.content.length - punctuation.before.length)
      }
      if (next?.type === 'text') {
        punctuation.after = /^[.,;:)»?!…]*/.exec(next.content)?.[0] ?? ''
        next.content = next.content.slice(punctuation.after.length)
      }
      token.meta = punctuation
    }
  }
}

function withPunctuation(before: string, math: string, after: string): string {
  if (before === '' && after === '') return math
  const pieces = math.split(/(?<=<\/math>)(?=<math)/)
  const last = pieces.length - 1
  return pieces
    .map((piece, index) => {
      const text = `${index === 0 ? before : ''}${piece}${index === last ? after : ''}`
      return text === piece ? piece : `<span class="math-unit">${text}</span>`
    })
    .join('')
}

const DOLLAR = 0x24

function inlineFormula(state: StateInline, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== DOLLAR) return false
  const mark = state.src.startsWith('$$', state.pos) ? '$$' : '$'
  const start = state.pos + mark.length
  const end = findClosing(state.src, start, mark, state.posMax)
  if (end === undefined) {
    // Without this, the second dollar of a run would try to open a formula again.
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

// «$5 o 6$» is what two things cost; no sign of a formula is in it.
const PRICES = /^\d[\d.,]*(?: (?!x )\p{L}+)+ \d[\d.,]*$/u

/**
 * Where the formula that opens before `start` ends. A dollar touches no space inside of a formula and no digit outside:
 * "cuesta 5 $ y 6 $", "5$, 6$" and "$5 y $6" are prose.
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

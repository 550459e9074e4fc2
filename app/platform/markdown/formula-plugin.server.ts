import type { Env, MarkdownIt, StateCore } from 'markdown-it'
import { isLongFormula } from './break-formula.ts'
import { budgetOf } from './budget.ts'
import { formulaRules } from './formula-rules.ts'
import { renderFormula } from './render-formula.server.ts'

const inTex = new WeakSet<Env>()

/** Makes the text rendered with `env` keep its formulas as TeX, in the delimiters of MathJax and Moodle. */
export function writeFormulasAsTex(env: Env): void {
  inTex.add(env)
}

/** Renders `$…$` within a line and `$$…$$` on lines of its own as MathML. */
export function formulaPlugin(md: MarkdownIt): void {
  md.use(formulaRules)
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
  // For `$$…$$` inside a paragraph, where a div would be invalid.
  md.renderer.rules.formula_display = (tokens, index, _options, env) => {
    const content = tokens[index]?.content ?? ''
    const math = block(content, env)
    return math ? `<span class="math-block">${math}</span>` : asSource(content)
  }
  md.renderer.rules.formula_block = (tokens, index, _options, env) => {
    const content = tokens[index]?.content ?? ''
    const math = block(content, env)
    if (!math) return `<pre class="formula-source">${asSource(content)}</pre>\n`
    // A long formula scrolls, so it must be focusable by keyboard.
    return `<div class="math-block"${isLongFormula(math) ? ' role="group" tabindex="0" aria-label="Fórmula"' : ''}>${math}</div>\n`
  }
}

type Punctuation = { before?: string; after?: string }

/**
 * Browsers may break the line between a formula and adjacent punctuation: it is moved into the formula's
 * token.
 */
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

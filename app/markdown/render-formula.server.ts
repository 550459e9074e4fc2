import katex from 'katex'
import type { Budget } from './budget.ts'

/** The longest formula that is read; a longer one is shown as its source. */
export const FORMULA_LIMIT = 1_000

// Definitions make a short formula arbitrarily long; the others are refused by KaTeX with an error in colour.
const REFUSED =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|href|url|includegraphics|html[A-Z]\w*)(?![A-Za-z])/

/** A LaTeX formula as MathML, or `undefined` when it is wrong or the document has spent its budget. */
export function renderFormula(source: string, display: boolean, budget: Budget): string | undefined {
  if (source.length > FORMULA_LIMIT || REFUSED.test(source)) return undefined
  if (budget.formulas <= 0 || budget.formulaLength < source.length) return undefined
  budget.formulas--
  budget.formulaLength -= source.length
  try {
    return toMathMl(source, display)
  } catch (error) {
    // Too many nested groups for the stack are one more kind of wrong formula.
    if (error instanceof katex.ParseError || error instanceof RangeError) return undefined
    throw error
  }
}

function toMathMl(source: string, displayMode: boolean): string {
  const html = katex.renderToString(source, {
    displayMode,
    output: 'mathml',
    throwOnError: true,
    // Letters such as ñ or Ω in a formula are fine.
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  })
  return html.replace(/^<span class="katex">|<annotation [^>]*>[^<]*<\/annotation>|<\/span>$/g, '')
}

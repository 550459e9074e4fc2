import katex from 'katex'
import { breakFormula } from './break-formula.ts'
import type { Budget } from './budget.ts'
import { FORMULA_LIMIT } from './formula-rules.ts'

// Macro definitions can make a short formula arbitrarily long; for the other commands KaTeX would render an
// error.
const REFUSED =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|href|url|includegraphics|html[A-Z]\w*)(?![A-Za-z])/

/** Renders a LaTeX formula to MathML; undefined when it is invalid or the document's budget is spent. */
export function renderFormula(source: string, display: boolean, budget: Budget): string | undefined {
  if (source.length > FORMULA_LIMIT || REFUSED.test(source)) return undefined
  if (!canAfford(source, budget)) return undefined
  budget.formulas--
  budget.formulaLength -= source.length
  try {
    return toMathMl(source, display)
  } catch (error) {
    // A stack overflow from nested groups also means an invalid formula.
    if (error instanceof katex.ParseError || error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether the budget of the document allows another formula. */
export function canAfford(source: string, budget: Budget): boolean {
  return budget.formulas > 0 && budget.formulaLength >= source.length
}

function toMathMl(source: string, displayMode: boolean): string {
  const html = katex.renderToString(hideAccents(source), {
    displayMode,
    output: 'mathml',
    throwOnError: true,
    // Accepts letters such as ñ or Ω in a formula.
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  })
  const math = html
    .replace(/^<span class="katex">|<annotation [^>]*>[^<]*<\/annotation>|<\/span>$/g, '')
    // A function name in an index or exponent must be one element; and without a space \tan h reads as the
    // hyperbolic tangent.
    .replace(/(<mi[^>]*>[^<]*<\/mi>)?<mo>\u2061<\/mo>(?=(<mo|<mspace|<\/)?)/g, (_, name = '', next) => {
      const gap = next ? '' : '<mspace width="0.1667em"/>'
      return name ? `<mrow>${name}<mo>\u2061</mo>${gap}</mrow>` : `<mo>\u2061</mo>${gap}`
    })
    // Without a mathematical font the bar of \overline overlaps its letter: the style sheet draws it instead.
    .replaceAll('<mo stretchy="true">\u203e</mo>', '<mo class="overline" stretchy="true">\u203e</mo>')
  return breakFormula(showAccents(math))
}

// KaTeX splits an accented letter into two, which are displayed and read aloud apart: «dı´as». It does not
// change characters that it does not know, so each accented letter is replaced by one of the Yi script
// meanwhile.
const YI = 0xa000

function hideAccents(source: string): string {
  return source
    .normalize('NFC')
    .replace(/[À-ÖØ-öø-ſ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + YI))
}

function showAccents(html: string): string {
  return html.replace(/[\ua0c0-\ua17f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - YI))
}

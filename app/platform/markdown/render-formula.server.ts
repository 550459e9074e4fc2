import katex from 'katex'
import { breakFormula } from './break-formula.ts'
import type { Budget } from './budget.ts'
import { FORMULA_LIMIT } from './formula-rules.ts'

// Definitions make a short formula arbitrarily long; the others are refused by KaTeX with an error in colour.
const REFUSED =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|href|url|includegraphics|html[A-Z]\w*)(?![A-Za-z])/

/** A LaTeX formula as MathML, or `undefined` when it is wrong or the document has spent its budget. */
export function renderFormula(source: string, display: boolean, budget: Budget): string | undefined {
  if (source.length > FORMULA_LIMIT || REFUSED.test(source)) return undefined
  if (!canAfford(source, budget)) return undefined
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

/** Whether a document has not yet had as many formulas as are rendered. */
export function canAfford(source: string, budget: Budget): boolean {
  return budget.formulas > 0 && budget.formulaLength >= source.length
}

function toMathMl(source: string, displayMode: boolean): string {
  const html = katex.renderToString(hideAccents(source), {
    displayMode,
    output: 'mathml',
    throwOnError: true,
    // Letters such as ñ or Ω in a formula are fine.
    strict: 'ignore',
    trust: false,
    maxSize: 20,
    maxExpand: 500,
  })
  const math = html
    .replace(/^<span class="katex">|<annotation [^>]*>[^<]*<\/annotation>|<\/span>$/g, '')
    // A function is one element of its index or power; and without a space, \tan h reads as the hyperbolic tangent.
    .replace(/(<mi[^>]*>[^<]*<\/mi>)?<mo>\u2061<\/mo>(?=(<mo|<mspace|<\/)?)/g, (_, name = '', next) => {
      const gap = next ? '' : '<mspace width="0.1667em"/>'
      return name ? `<mrow>${name}<mo>\u2061</mo>${gap}</mrow>` : `<mo>\u2061</mo>${gap}`
    })
    // Where there is no font for mathematics, the bar of \overline runs into its letter: the style sheet draws it.
    .replaceAll('<mo stretchy="true">\u203e</mo>', '<mo class="overline" stretchy="true">\u203e</mo>')
  return breakFormula(showAccents(math))
}

// KaTeX draws an accented letter as two, which come apart on the screen and aloud: «dı´as».
// Letters that it does not know go through it untouched, so each accented one lends its place to one of the Yi script.
const YI = 0xa000

function hideAccents(source: string): string {
  return source
    .normalize('NFC')
    .replace(/[À-ÖØ-öø-ſ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + YI))
}

function showAccents(html: string): string {
  return html.replace(/[\ua0c0-\ua17f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - YI))
}

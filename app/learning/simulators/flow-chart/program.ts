import { type Expression, parseExpression } from '../../expressions/parse-expression.ts'

/** An item to write: words in guillemets, or an expression. */
export type Item = { words: string } | { value: Expression }

/** A statement. `line` is its line of code, from 0; `says` is its text in the chart. */
export type Statement = { line: number; says: string } & (
  | { kind: 'assign'; name: string; value: Expression }
  | { kind: 'read'; name: string }
  | { kind: 'write'; items: readonly Item[] }
  | { kind: 'act' }
  | { kind: 'if'; condition: Expression; yes: Statement[]; no: Statement[] }
  | { kind: 'while'; condition: Expression; body: Statement[] }
  | { kind: 'repeat'; times: Expression; body: Statement[] }
)

/** A line of code for display. `depth` is the number of enclosing blocks. */
export type CodeLine = { text: string; depth: number }

/** A parsed program. `names` are its variables in order of appearance. */
export type Program = {
  statements: readonly Statement[]
  lines: readonly CodeLine[]
  names: readonly string[]
}

/** Limits of a program: characters, lines, nested blocks, variables, characters of a name. */
export const programLimits = { letters: 600, lines: 60, depth: 5, names: 8, name: 14 }

/** A fault of a program, with a message for its author. */
export class ProgramError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProgramError'
  }
}

/** Reserved words, which cannot name a variable. */
export const keywords: ReadonlySet<string> = new Set(
  'leer escribir hacer si no sino mientras repetir fin y o pi verdadero falso'.split(' '),
)

/** Constants available in every program. */
export const namedValues: readonly (readonly [string, number])[] = [
  ['verdadero', 1],
  ['falso', 0],
]

/**
 * Parses an expression: arithmetic and comparisons of app/learning/expressions, `==` for «=», and `no(…)`.
 * Throws ExpressionError.
 */
export function readExpression(text: string): Expression {
  return parseExpression(spellNo(text.replaceAll('==', '=')))
}

/** Rewrites `no(a > 3)` as `si(a > 3; 0; 1)`, because app/learning/expressions has no negation. */
function spellNo(text: string): string {
  const found = /(?<![\p{L}\p{N}_])no\s*\(/iu.exec(text)
  if (!found) return text
  const open = found.index + found[0].length
  const close = findClose(text, open)
  if (close < 0) return text
  const inside = spellNo(text.slice(open, close))
  return `${text.slice(0, found.index)}si(${inside};0;1)${spellNo(text.slice(close + 1))}`
}

function findClose(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}

/** An expression for display, with ≤, ≥, ≠, · and the minus sign. */
export function prettify(text: string): string {
  return text
    .trim()
    .replaceAll('==', '=')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replace(/!=|<>/g, '≠')
    .replaceAll('*', '·')
    .replaceAll('-', '−')
}

/** Splits a program at line ends, and at each `;` outside brackets and quoted words. */
export function cutLines(text: string): string[] {
  const lines: string[] = []
  let line = ''
  let depth = 0
  let words = false
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (letter === '«') words = true
    if (letter === '»') words = false
    if (letter === '\n' || (letter === ';' && depth === 0 && !words)) {
      lines.push(line)
      line = ''
      depth = 0
      words = false
    } else line += letter
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '')
}

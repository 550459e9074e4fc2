/** The maximum length of an expression, in characters, and its maximum nesting depth. */
export const expressionLimits = { letters: 200, depth: 20 }

/** A number, a name or an operator. `at`: its index in the text. */
export type Token = { kind: 'number' | 'name' | 'sign'; text: string; at: number }

/** An expression that cannot be parsed or evaluated. The message is Spanish and for the author. */
export class ExpressionError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ExpressionError'
  }
}

const piece =
  /\s*(?:(\d+(?:[.,]\d+)?(?:[eE][+-]?\d{1,3})?)|(\p{L}[\p{L}\p{N}_]*)|(<=|>=|≤|≥|<>|!=|≠|[-+*·×/÷^()<>=;−]))/uy
const others = new Map([
  ['·', '*'],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['<>', '!='],
])

/**
 * Splits an expression into tokens. Numbers may have a decimal comma or point, so arguments are separated by
 * `;`.
 */
export function tokenizeExpression(text: string): Token[] {
  if (text.length > expressionLimits.letters) throw new ExpressionError('La expresión es demasiado larga.')
  const tokens: Token[] = []
  let at = 0
  for (; text.slice(at).trim() !== ''; at = piece.lastIndex) {
    piece.lastIndex = at
    const found = piece.exec(text)
    if (!found) throw new ExpressionError(`No se entiende «${text.slice(at).trim().slice(0, 10)}».`)
    const [, number, name, sign = ''] = found
    if (number !== undefined) tokens.push({ kind: 'number', text: number.replace(',', '.'), at })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, at })
    else tokens.push({ kind: 'sign', text: others.get(sign) ?? sign, at })
  }
  return tokens
}

/** The longest expression that is read, in letters, and the most parts that it may have. */
export const expressionLimits = { letters: 200, depth: 20 }

/** A piece of an expression: a number, a name or a sign. `at`: where it begins, in letters. */
export type Token = { kind: 'number' | 'name' | 'sign'; text: string; at: number }

/** An expression that cannot be read or has no value; the message is for the author. */
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

/** Cuts an expression into its pieces. Numbers may have a decimal comma or point, so arguments are separated by `;`. */
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

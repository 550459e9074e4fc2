import { expressionFunctions } from './expression-functions.ts'
import { ExpressionError, expressionLimits, type Token, tokenizeExpression } from './tokenize-expression.ts'

/**
 * A parsed expression. It holds only numbers, names, arithmetic, comparisons and calls of functions in a
 * fixed list.
 */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operation'; sign: string; left: Expression; right: Expression }
  | { kind: 'call'; name: string; values: readonly Expression[] }

/** Operators by precedence, the lowest first. */
const levels: readonly (readonly string[])[] = [
  ['o'],
  ['y'],
  ['<', '>', '<=', '>=', '=', '!='],
  ['+', '-'],
  ['*', '/'],
]

/** Parses an expression. Throws {@link ExpressionError} with a Spanish message for its author. */
export function parseExpression(text: string): Expression {
  const reader = new Reader(tokenizeExpression(text))
  const expression = reader.readLevel(0, 0)
  const [rest] = reader.rest()
  if (rest) throw new ExpressionError(`Sobra «${rest.text}».`)
  return expression
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  rest(): readonly Token[] {
    return this.#tokens.slice(this.#at)
  }

  readLevel(level: number, depth: number): Expression {
    const signs = levels[level]
    if (!signs) return this.#readSigned(depth)
    let left = this.readLevel(level + 1, depth)
    for (let next = this.#peek(); next !== undefined && signs.includes(next); next = this.#peek()) {
      this.#at++
      left = { kind: 'operation', sign: next, left, right: this.readLevel(level + 1, depth) }
    }
    return left
  }

  /** −a^b is −(a^b), and a^−b is allowed. */
  #readSigned(depth: number): Expression {
    checkDepth(depth)
    if (this.#peek() === '-') {
      this.#at++
      return { kind: 'negative', of: this.#readSigned(depth + 1) }
    }
    const base = this.#readOne(depth)
    if (this.#peek() !== '^') return base
    this.#at++
    return { kind: 'operation', sign: '^', left: base, right: this.#readSigned(depth + 1) }
  }

  #readOne(depth: number): Expression {
    const token = this.#tokens[this.#at++]
    if (!token) throw new ExpressionError('La expresión está incompleta.')
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) }
    if (token.kind === 'name' && !['y', 'o'].includes(token.text)) return this.#readName(token.text, depth)
    if (token.text !== '(') throw new ExpressionError(`No se esperaba «${token.text}».`)
    const inside = this.readLevel(0, depth + 1)
    this.#expect(')')
    return inside
  }

  #readName(name: string, depth: number): Expression {
    if (this.#peek() !== '(') return { kind: 'name', name }
    const called = expressionFunctions.get(name)
    if (!called) throw new ExpressionError(`No hay ninguna función «${name}».`)
    this.#at++
    const values = [this.readLevel(0, depth + 1)]
    while (this.#peek() === ';') {
      this.#at++
      values.push(this.readLevel(0, depth + 1))
    }
    this.#expect(')')
    if (values.length < called.least || values.length > called.most) {
      throw new ExpressionError(`«${name}» no admite ${values.length} valores; se separan con punto y coma.`)
    }
    return { kind: 'call', name, values }
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]?.text
  }

  #expect(sign: string): void {
    if (this.#peek() !== sign) throw new ExpressionError(`Falta «${sign}».`)
    this.#at++
  }
}

function checkDepth(depth: number): void {
  if (depth > expressionLimits.depth) throw new ExpressionError('La expresión tiene demasiados paréntesis.')
}

import { expressionConstants, expressionFunctions } from './expression-functions.ts'
import type { Expression } from './parse-expression.ts'
import { ExpressionError } from './tokenize-expression.ts'

type Values = ReadonlyMap<string, number>

const operations: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', divide],
  ['^', (left, right) => left ** right],
  ['<', (left, right) => Number(left < right)],
  ['>', (left, right) => Number(left > right)],
  ['<=', (left, right) => Number(left <= right)],
  ['>=', (left, right) => Number(left >= right)],
  ['=', (left, right) => Number(left === right)],
  ['!=', (left, right) => Number(left !== right)],
  ['y', (left, right) => Number(left !== 0 && right !== 0)],
  ['o', (left, right) => Number(left !== 0 || right !== 0)],
])

/**
 * Evaluates an expression to a finite number; a condition is 1 or 0. Throws {@link ExpressionError} for a
 * name without a value, a division by zero or a result that is not a finite number.
 */
export function evaluateExpression(expression: Expression, values: Values): number {
  const value = evaluate(expression, values)
  if (!Number.isFinite(value)) throw new ExpressionError('El resultado no es un número.')
  return value
}

function evaluate(expression: Expression, values: Values): number {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'name':
      return find(expression.name, values)
    case 'negative':
      return -evaluate(expression.of, values)
    case 'operation':
      return operate(expression.sign, evaluate(expression.left, values), evaluate(expression.right, values))
    case 'call':
      return call(expression, values)
  }
}

function find(name: string, values: Values): number {
  const value = values.get(name) ?? expressionConstants.get(name)
  if (value === undefined) throw new ExpressionError(`No se sabe cuánto vale «${name}».`)
  return value
}

function call({ name, values: given }: Expression & { kind: 'call' }, values: Values): number {
  const called = expressionFunctions.get(name)
  if (!called) throw new ExpressionError(`No hay ninguna función «${name}».`)
  // Evaluate only the chosen branch: the other one may have no value.
  if (name === 'si') {
    const [condition, yes, no] = given
    const chosen = condition && evaluate(condition, values) !== 0 ? yes : no
    return chosen ? evaluate(chosen, values) : Number.NaN
  }
  return called.of(given.map((one) => evaluate(one, values)))
}

function operate(sign: string, left: number, right: number): number {
  return operations.get(sign)?.(left, right) ?? Number.NaN
}

function divide(left: number, right: number): number {
  if (right === 0) throw new ExpressionError('Se divide entre cero.')
  return left / right
}

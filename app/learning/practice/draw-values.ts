import { evaluateExpression } from '../expressions/evaluate-expression.ts'
import type { Expression } from '../expressions/parse-expression.ts'
import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { type ValueSet, valueAt } from './read-values.ts'

/** A variable of a problem: either drawn from a set or computed from the variables before it. */
export type Variable = { name: string; set: ValueSet } | { name: string; expression: Expression }
/** The variables of a problem, and the condition that a draw must fulfil. */
export type Variables = { list: readonly Variable[]; condition: Expression | null }

/** The number of draws to try until the condition holds. */
const tries = 100

/**
 * Draws the values of all variables for a seed, always the same for the same seed. Each variable has its own
 * random stream, so that adding a variable does not change the others. An empty seed selects the first value
 * of each set. Throws {@link ExpressionError} if no draw fulfils the condition or an expression cannot be
 * evaluated.
 */
export function drawValues({ list, condition }: Variables, seed: string): ReadonlyMap<string, number> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const values = new Map<string, number>()
    for (const variable of list) {
      const value =
        'expression' in variable
          ? evaluateExpression(variable.expression, values)
          : valueAt(variable.set, drawIndex(variable.set.count, { seed, name: variable.name, attempt }))
      values.set(variable.name, value)
    }
    if (condition === null || evaluateExpression(condition, values) !== 0) return values
    if (seed === '') break
  }
  throw new ExpressionError(
    seed === ''
      ? 'Los primeros valores de los datos no cumplen la condición.'
      : 'Casi ningún grupo de datos cumple la condición.',
  )
}

type Stream = { seed: string; name: string; attempt: number }

function drawIndex(count: number, { seed, name, attempt }: Stream): number {
  if (seed === '') return 0
  return Math.floor((hashText(`${seed}/${name}/${attempt}`) / 2 ** 32) * count)
}

/**
 * A 32-bit hash of a text: FNV-1a (draft-eastlake-fnv) and the final mix of MurmurHash3, so that every letter
 * affects every bit.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

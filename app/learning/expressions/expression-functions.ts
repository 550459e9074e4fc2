import { ExpressionError } from './tokenize-expression.ts'

/** A function of expressions, with its minimum and maximum number of arguments. Angles are in degrees. */
type ExpressionFunction = { least: number; most: number; of: (values: readonly number[]) => number }

const degree = Math.PI / 180
const one = (of: (value: number) => number): ExpressionFunction => ({
  least: 1,
  most: 1,
  of: ([value = Number.NaN]) => of(value),
})

/** Functions by their Spanish names. A Map, so that a name cannot reach inherited object properties. */
export const expressionFunctions: ReadonlyMap<string, ExpressionFunction> = new Map([
  ['raiz', one(Math.sqrt)],
  ['abs', one(Math.abs)],
  ['sen', one((value) => Math.sin(value * degree))],
  ['cos', one((value) => Math.cos(value * degree))],
  ['tan', one((value) => Math.tan(value * degree))],
  ['log', one(Math.log10)],
  ['ln', one(Math.log)],
  ['suelo', one(Math.floor)],
  ['techo', one(Math.ceil)],
  ['redondea', { least: 1, most: 2, of: ([value = Number.NaN, places = 0]) => round(value, places) }],
  ['min', { least: 1, most: 8, of: (values) => Math.min(...values) }],
  ['max', { least: 1, most: 8, of: (values) => Math.max(...values) }],
  [
    'resto',
    { least: 2, most: 2, of: ([value = Number.NaN, by = Number.NaN]) => value - by * Math.floor(value / by) },
  ],
  [
    'si',
    { least: 3, most: 3, of: ([condition, yes = Number.NaN, no = Number.NaN]) => (condition ? yes : no) },
  ],
])

/** Named constants. */
export const expressionConstants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['π', Math.PI],
])

/** Rounds halves away from zero, even when floating point stores slightly less than a half. */
function round(value: number, places: number): number {
  if (!Number.isInteger(places) || Math.abs(places) > 12) {
    throw new ExpressionError('«redondea» admite de 0 a 12 decimales.')
  }
  const scale = 10 ** places
  const scaled = Math.abs(value) * scale
  return (Math.sign(value) * Math.floor(scaled + 0.5 + scaled * 1e-12)) / scale
}

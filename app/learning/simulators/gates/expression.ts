import { type GateKind, gateName, isInput, type Network, type Source } from './network.ts'

/** A Boolean expression: a name, a negation, or a sum, product or exclusive sum. */
export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'not'; of: Expression }
  | { kind: 'and' | 'or' | 'xor'; terms: readonly [Expression, Expression] }

/** Maximum number of names in a function; a longer one is written gate by gate. */
const maxFunction = 16

/** An equation for an output, or for a gate that other equations name. */
export type Equation = { name: string; is: Expression }

/**
 * Equations of the outputs as functions of the inputs.
 * If one would be too long, the network is written gate by gate, so the length is bounded.
 */
export function writeEquations({ gates, outputs }: Network, outputNames: readonly string[]): Equation[] {
  const sizes = measure(gates)
  const isLong = outputs.some((source) => typeof source === 'number' && (sizes[source] ?? 0) > maxFunction)
  const expand = (source: Source): Expression => {
    const gate = typeof source === 'number' ? gates[source] : undefined
    return gate ? writeGate(gate.kind, gate.from.map(isLong ? nameSource : expand)) : nameSource(source)
  }
  const ends = outputs.map((source, at) => ({
    name: outputNames[at] ?? '',
    is: isLong ? nameSource(source) : expand(source),
  }))
  return isLong ? [...ends, ...gates.map((_, at) => ({ name: gateName(at), is: expand(at) }))] : ends
}

function nameSource(source: Source): Expression {
  if (source === null) return { kind: 'name', name: '?' }
  return { kind: 'name', name: isInput(source) ? source : gateName(source) }
}

/** Number of names in each gate's fully expanded function. */
function measure(gates: Network['gates']): number[] {
  const sizes: number[] = []
  const measureOne = (at: number): number => {
    const known = sizes[at]
    if (known !== undefined) return known
    const size = (gates[at]?.from ?? [])
      .map((source) => (typeof source === 'number' ? measureOne(source) : 1))
      .reduce((sum, one) => sum + one, 0)
    sizes[at] = size
    return size
  }
  for (const at of gates.keys()) measureOne(at)
  return sizes
}

function writeGate(kind: GateKind, [one, other]: readonly Expression[]): Expression {
  const first = one ?? nameSource(null)
  if (kind === 'not') return { kind: 'not', of: first }
  const terms = [first, other ?? nameSource(null)] as const
  if (kind === 'nand') return { kind: 'not', of: { kind: 'and', terms } }
  if (kind === 'nor') return { kind: 'not', of: { kind: 'or', terms } }
  return { kind, terms }
}

export const signs = { and: '·', or: ' + ', xor: ' ⊕ ' } as const

/** Whether a term needs brackets inside an operator; a product inside a sum does not. */
export function needsBrackets(term: Expression, inside: 'and' | 'or' | 'xor'): boolean {
  if (term.kind === 'name' || term.kind === 'not' || term.kind === inside) return false
  return !(term.kind === 'and' && inside === 'or')
}

/** A function as one line of text: `NOT(a·b) + c`. Plain text has no overline. */
export function expressionText(expression: Expression): string {
  if (expression.kind === 'name') return expression.name
  if (expression.kind === 'not') return `NOT(${expressionText(expression.of)})`
  const { kind, terms } = expression
  return terms
    .map((term) => (needsBrackets(term, kind) ? `(${expressionText(term)})` : expressionText(term)))
    .join(signs[kind])
}

import { type GateKind, gateName, isInput, type Network, type Source } from './network.ts'

/** A function as it is written: a name, a line above something, or a sum, product or exclusive sum. */
export type Expression =
  | { kind: 'name'; name: string }
  | { kind: 'not'; of: Expression }
  | { kind: 'and' | 'or' | 'xor'; terms: readonly [Expression, Expression] }

/** Names in the longest function that is written whole; beyond it each gate has a line of its own. */
const longestFunction = 16

/** An equation for each output, followed by those of the gates that it names where the whole would be too long. */
export type Equation = { name: string; is: Expression }

/** What each output is, as functions of the inputs. Bounded: a network that would be too long when written whole is written gate by gate. */
export function writeEquations({ gates, outputs }: Network, outputNames: readonly string[]): Equation[] {
  const sizes = measure(gates)
  const isLong = outputs.some(
    (source) => typeof source === 'number' && (sizes[source] ?? 0) > longestFunction,
  )
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

/** How many names each gate's function has when written whole. */
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

/** Whether a term needs brackets beside an operator: a product does not inside a sum. */
export function needsBrackets(term: Expression, inside: 'and' | 'or' | 'xor'): boolean {
  if (term.kind === 'name' || term.kind === 'not' || term.kind === inside) return false
  return !(term.kind === 'and' && inside === 'or')
}

/** A function in one line of text: `NOT(a·b) + c`, since a long line above letters is not text. */
export function expressionText(expression: Expression): string {
  if (expression.kind === 'name') return expression.name
  if (expression.kind === 'not') return `NOT(${expressionText(expression.of)})`
  const { kind, terms } = expression
  return terms
    .map((term) => (needsBrackets(term, kind) ? `(${expressionText(term)})` : expressionText(term)))
    .join(signs[kind])
}

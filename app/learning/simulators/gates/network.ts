/** The inputs of a network, in the order of the columns of its table. */
export const inputNames = ['a', 'b', 'c', 'd'] as const
export type InputName = (typeof inputNames)[number]

/** Its outputs: the first one always stands there. */
export const outputNames = ['S', 'T'] as const

/** The kinds of gates, in the order of the list that people choose from. */
export const gateKinds = ['not', 'and', 'or', 'nand', 'nor', 'xor'] as const
export type GateKind = (typeof gateKinds)[number]

/** No more gates than these are drawn. */
export const mostGates = 12

/** What a wire comes from: an input, a gate by its place in the list, or nothing: it floats. */
export type Source = InputName | number | null

export type Gate = { kind: GateKind; from: readonly Source[] }

/** Gates in the order of their numbers, and the source of each output. Never with a loop: `parseNetwork` and the edits refuse them. */
export type Network = { gates: readonly Gate[]; outputs: readonly Source[] }

export const emptyNetwork: Network = { gates: [], outputs: [null] }

/** How many inputs a gate of a kind has. */
export function countInputs(kind: GateKind): 1 | 2 {
  return kind === 'not' ? 1 : 2
}

/** A gate as people read it: P1, P2 … */
export function gateName(gate: number): string {
  return `P${gate + 1}`
}

/** Whether a source is an input. */
export function isInput(source: Source): source is InputName {
  return typeof source === 'string'
}

/** The inputs that something is joined to, in order. */
export function usedInputs({ gates, outputs }: Network): InputName[] {
  const used = new Set<Source>([...gates.flatMap(({ from }) => from), ...outputs])
  return inputNames.filter((name) => used.has(name))
}

/**
 * The gates so that each one comes after those it depends on, and the first loop that is in the way, as the gates that it passes through.
 * Without a loop `order` holds all gates.
 */
export function sortGates(gates: readonly Gate[]): { order: number[]; loop: number[] } {
  const order: number[] = []
  const done = new Set<number>()
  const path: number[] = []
  const visit = (gate: number): number[] => {
    if (done.has(gate)) return []
    const begin = path.indexOf(gate)
    if (begin >= 0) return path.slice(begin)
    path.push(gate)
    for (const source of gates[gate]?.from ?? []) {
      const loop = typeof source === 'number' ? visit(source) : []
      if (loop.length > 0) return loop
    }
    path.pop()
    done.add(gate)
    order.push(gate)
    return []
  }
  for (const gate of gates.keys()) {
    const loop = visit(gate)
    if (loop.length > 0) return { order, loop: loop.sort((one, other) => one - other) }
  }
  return { order, loop: [] }
}

/** Input names, in the order of the columns of the table. */
export const inputNames = ['a', 'b', 'c', 'd'] as const
export type InputName = (typeof inputNames)[number]

/** Output names; the first one always exists. */
export const outputNames = ['S', 'T'] as const

/** Kinds of gates, in the order of the choice in the editor. */
export const gateKinds = ['not', 'and', 'or', 'nand', 'nor', 'xor'] as const
export type GateKind = (typeof gateKinds)[number]

/** Maximum number of gates. */
export const mostGates = 12

/** Source of a wire: an input, a gate by its index, or null if it floats. */
export type Source = InputName | number | null

export type Gate = { kind: GateKind; from: readonly Source[] }

/**
 * Gates in order of their numbers, and the source of each output.
 * It never contains a loop, because `parseNetwork` and the edits reject loops.
 */
export type Network = { gates: readonly Gate[]; outputs: readonly Source[] }

export const emptyNetwork: Network = { gates: [], outputs: [null] }

export function countInputs(kind: GateKind): 1 | 2 {
  return kind === 'not' ? 1 : 2
}

/** Displayed name of a gate: P1, P2 … */
export function gateName(gate: number): string {
  return `P${gate + 1}`
}

export function isInput(source: Source): source is InputName {
  return typeof source === 'string'
}

/** Inputs that are connected, in order. */
export function usedInputs({ gates, outputs }: Network): InputName[] {
  const used = new Set<Source>([...gates.flatMap(({ from }) => from), ...outputs])
  return inputNames.filter((name) => used.has(name))
}

/**
 * Sorts gates topologically. `loop` lists the gates of the first loop found.
 * Without a loop `order` contains all gates.
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

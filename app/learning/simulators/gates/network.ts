/** Input names, in the order of the columns of the table. */
export const inputNames = ['a', 'b', 'c', 'd'] as const
export type InputName = (typeof inputNames)[number]

/** Output names; the first one always exists. */
export const outputNames = ['S', 'T'] as const

/** Kinds of gates, in the order of the choice in the editor. */
export const gateKinds = ['not', 'and', 'or', 'nand', 'nor', 'xor'] as const
export type GateKind = (typeof gateKinds)[number]

/** Maximum number of gates. */
export const maxGates = 12

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

/** 0 or 1; undefined if it depends on a floating wire. */
export type Bit = 0 | 1 | undefined

/** Values of the inputs; a missing input is 0. */
export type InputBits = Partial<Record<InputName, 0 | 1>>

export type NetworkBits = { gates: readonly Bit[]; outputs: readonly Bit[] }

/**
 * Computes the value of each gate and output.
 * A floating input makes a gate's value unknown, unless the other input determines it.
 */
export function evaluateNetwork({ gates, outputs }: Network, inputs: InputBits): NetworkBits {
  const bits: Bit[] = gates.map(() => undefined)
  const read = (source: Source): Bit => {
    if (source === null) return undefined
    return isInput(source) ? (inputs[source] ?? 0) : bits[source]
  }
  for (const at of sortGates(gates).order) {
    const gate = gates[at]
    if (gate) bits[at] = passGate(gate.kind, read(gate.from[0] ?? null), read(gate.from[1] ?? null))
  }
  return { gates: bits, outputs: outputs.map(read) }
}

/** Output of a gate; NOT has only the first input. */
export function passGate(kind: GateKind, one: Bit, other: Bit): Bit {
  switch (kind) {
    case 'not':
      return negate(one)
    case 'and':
      return both(one, other)
    case 'nand':
      return negate(both(one, other))
    case 'or':
      return any(one, other)
    case 'nor':
      return negate(any(one, other))
    case 'xor':
      if (one === undefined || other === undefined) return undefined
      return one === other ? 0 : 1
  }
}

function negate(bit: Bit): Bit {
  if (bit === undefined) return undefined
  return bit === 1 ? 0 : 1
}

function both(one: Bit, other: Bit): Bit {
  if (one === 0 || other === 0) return 0
  return one === 1 && other === 1 ? 1 : undefined
}

function any(one: Bit, other: Bit): Bit {
  if (one === 1 || other === 1) return 1
  return one === 0 && other === 0 ? 0 : undefined
}

/** A value as displayed; `?` if it is unknown. */
export function showBit(bit: Bit): string {
  return bit === undefined ? '?' : String(bit)
}

type Row = {
  /** Values of the inputs, in the order of the columns. */
  inputs: readonly (0 | 1)[]
  outputs: readonly Bit[]
  /** Target value of S, in an exercise. */
  target?: 0 | 1
  /** Whether S differs from its target. */
  isWrong: boolean
  /** Whether these are the current inputs. */
  isNow: boolean
}

export type TruthTable = { inputs: readonly InputName[]; rows: readonly Row[] }

/**
 * Truth table of a network over the inputs that it uses and those of the target.
 * `target` lists the target rows of S as zeros and ones; its length gives the number of inputs, from a on.
 * An empty target means none. `now` are the current inputs.
 */
export function makeTruthTable(network: Network, target: string, now: InputBits): TruthTable {
  const asked = inputNames.slice(0, countTargetInputs(target))
  const used = usedInputs(network)
  const inputs = inputNames.filter((name) => used.includes(name) || asked.includes(name))
  const rows = Array.from({ length: 2 ** inputs.length }, (_, at) => {
    const bits = inputs.map((_, place): 0 | 1 => (((at >> (inputs.length - 1 - place)) & 1) === 1 ? 1 : 0))
    const byName: InputBits = Object.fromEntries(inputs.map((name, place) => [name, bits[place]]))
    return makeRow(network, target, { bits, byName, now, asked: asked.length })
  })
  return { inputs, rows }
}

type RowInputs = { bits: readonly (0 | 1)[]; byName: InputBits; now: InputBits; asked: number }

function makeRow(network: Network, target: string, { bits, byName, now, asked }: RowInputs): Row {
  const { outputs } = evaluateNetwork(network, byName)
  const isNow = Object.entries(byName).every(([name, bit]) => (now[name as InputName] ?? 0) === bit)
  // The target's inputs come first. S must not depend on any others.
  const wanted = target[Number.parseInt(bits.slice(0, asked).join(''), 2)]
  if (wanted === undefined) return { inputs: bits, outputs, isWrong: false, isNow }
  const bit = wanted === '1' ? 1 : 0
  return { inputs: bits, outputs, target: bit, isWrong: outputs[0] !== bit, isNow }
}

/** Number of inputs of a table with so many rows. */
function countTargetInputs(target: string): number {
  return target === '' ? 0 : Math.log2(target.length)
}

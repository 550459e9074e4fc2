import { type GateKind, type InputName, isInput, type Network, type Source, sortGates } from './network.ts'

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

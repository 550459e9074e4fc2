import {
  countInputs,
  type Gate,
  type GateKind,
  maxGates,
  type Network,
  type Source,
  sortGates,
} from './network.ts'

/** Adds a gate with floating inputs. Returns the same network if it is full. */
export function addGate(network: Network, kind: GateKind): Network {
  if (network.gates.length >= maxGates) return network
  const from: Source[] = Array.from({ length: countInputs(kind) }, () => null)
  return { ...network, gates: [...network.gates, { kind, from }] }
}

/** Removes a gate: what it fed floats, and later gates are renumbered. */
export function removeGate({ gates, outputs }: Network, gone: number): Network {
  const move = (source: Source): Source => {
    if (typeof source !== 'number' || source < gone) return source
    return source === gone ? null : source - 1
  }
  return {
    gates: gates.filter((_, at) => at !== gone).map(({ kind, from }) => ({ kind, from: from.map(move) })),
    outputs: outputs.map(move),
  }
}

/** Changes the kind of a gate and keeps as many inputs as the new kind has. */
export function changeKind(network: Network, gate: number, kind: GateKind): Network {
  return withGate(network, gate, ({ from }) => ({
    kind,
    from: Array.from({ length: countInputs(kind) }, (_, at) => from[at] ?? null),
  }))
}

/** Connects an input of a gate to a source. Returns the same network if that would close a loop. */
export function joinInput(network: Network, gate: number, at: number, source: Source): Network {
  if (makesLoop(network, gate, source)) return network
  return withGate(network, gate, ({ kind, from }) => ({
    kind,
    from: from.map((old, place) => (place === at ? source : old)),
  }))
}

/** Connects an output to a source. */
export function joinOutput(network: Network, output: number, source: Source): Network {
  return { ...network, outputs: network.outputs.map((old, at) => (at === output ? source : old)) }
}

/** Whether a gate would depend on itself. */
export function makesLoop(network: Network, gate: number, source: Source): boolean {
  if (typeof source !== 'number') return false
  const joined = withGate(network, gate, ({ kind }) => ({ kind, from: [source] }))
  return sortGates(joined.gates).loop.length > 0
}

function withGate(network: Network, gate: number, change: (gate: Gate) => Gate): Network {
  return { ...network, gates: network.gates.map((old, at) => (at === gate ? change(old) : old)) }
}

import {
  countInputs,
  type Gate,
  type GateKind,
  mostGates,
  type Network,
  type Source,
  sortGates,
} from './network.ts'

/** A network with one more gate, whose inputs float; the same where no more fit. */
export function addGate(network: Network, kind: GateKind): Network {
  if (network.gates.length >= mostGates) return network
  const from: Source[] = Array.from({ length: countInputs(kind) }, () => null)
  return { ...network, gates: [...network.gates, { kind, from }] }
}

/** A network without a gate: what it fed floats, and the gates behind it move up. */
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

/** A network whose gate is of another kind; its inputs stay as far as it has them. */
export function changeKind(network: Network, gate: number, kind: GateKind): Network {
  return withGate(network, gate, ({ from }) => ({
    kind,
    from: Array.from({ length: countInputs(kind) }, (_, at) => from[at] ?? null),
  }))
}

/** A network in which an input of a gate comes from elsewhere; the same where that would close a loop. */
export function joinInput(network: Network, gate: number, at: number, source: Source): Network {
  if (makesLoop(network, gate, source)) return network
  return withGate(network, gate, ({ kind, from }) => ({
    kind,
    from: from.map((old, place) => (place === at ? source : old)),
  }))
}

/** A network in which an output comes from elsewhere. */
export function joinOutput(network: Network, output: number, source: Source): Network {
  return { ...network, outputs: network.outputs.map((old, at) => (at === output ? source : old)) }
}

/** Whether a gate would come to depend on itself. */
export function makesLoop(network: Network, gate: number, source: Source): boolean {
  if (typeof source !== 'number') return false
  const joined = withGate(network, gate, ({ kind }) => ({ kind, from: [source] }))
  return sortGates(joined.gates).loop.length > 0
}

function withGate(network: Network, gate: number, change: (gate: Gate) => Gate): Network {
  return { ...network, gates: network.gates.map((old, at) => (at === gate ? change(old) : old)) }
}

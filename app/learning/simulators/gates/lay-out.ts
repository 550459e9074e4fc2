import { type InputName, isInput, type Network, type Source, sortGates } from './network.ts'

/** A wire with all its branches, identified by its source. */
export type Net = InputName | number

/** A node in a column: an input, a gate, an output, or a wire that passes through to a later column. */
export type Node = {
  kind: 'input' | 'gate' | 'pass' | 'output'
  /** Its outgoing wire; undefined for an output. */
  net: Net | undefined
  /** Number of a gate or an output. */
  number: number
  /** Incoming wires, from top to bottom. */
  pins: { net: Source; y: number }[]
  /** Vertical centre. */
  y: number
}

/** All heights are multiples of this, so that wires run straight where possible. */
const grid = 12
/** Half the height of each kind of node, and the gap between two nodes. */
const halves = { input: 20, gate: 22, pass: 6, output: 24 } as const
const gap = 14

/**
 * Arranges nodes in columns: inputs, gates after those they depend on, outputs.
 * A wire that skips a column gets a node of its own in it, so that it crosses no gate.
 * `inputs` lists the inputs to draw.
 */
export function makeColumns({ gates, outputs }: Network, inputs: readonly InputName[]): Node[][] {
  const layers = findLayers(gates)
  const last = Math.max(0, ...layers) + 1
  const layerOf = (net: Net): number => (isInput(net) ? 0 : (layers[net] ?? 0))
  const columns: Node[][] = Array.from({ length: last + 1 }, () => [])
  for (const [number, name] of inputs.entries()) columns[0]?.push(makeNode('input', name, number, []))
  for (const [number, gate] of gates.entries())
    columns[layers[number] ?? 0]?.push(makeNode('gate', number, number, gate.from))
  for (const [number, source] of outputs.entries())
    columns[last]?.push(makeNode('output', undefined, number, [source]))
  for (const [net, end] of findEnds(columns))
    for (let at = layerOf(net) + 1; at < end; at++) columns[at]?.push(makeNode('pass', net, 0, [net]))
  return columns
}

function makeNode(kind: Node['kind'], net: Net | undefined, number: number, from: readonly Source[]): Node {
  return { kind, net, number, pins: from.map((source) => ({ net: source, y: 0 })), y: 0 }
}

/** Column of each gate: one after the last gate it depends on. */
function findLayers(gates: Network['gates']): number[] {
  const layers: number[] = gates.map(() => 1)
  for (const gate of sortGates(gates).order) {
    const before = gates[gate]?.from.map((source) => (typeof source === 'number' ? (layers[source] ?? 0) : 0))
    layers[gate] = Math.max(0, ...(before ?? [])) + 1
  }
  return layers
}

/** The last column that each wire reaches. */
function findEnds(columns: readonly Node[][]): Map<Net, number> {
  const ends = new Map<Net, number>()
  for (const [at, column] of columns.entries())
    for (const { net } of column.flatMap(({ pins }) => pins)) if (net !== null) ends.set(net, at)
  return ends
}

/** Places the first column, starting at the top. */
export function placeFirst(column: readonly Node[]): void {
  let y = 0
  for (const [at, node] of column.entries()) {
    y += at === 0 ? 0 : distance(column[at - 1], node)
    node.y = y
  }
}

/**
 * Places a column in the order of its incoming wires and as near to their heights as possible.
 * `offset` shifts the grid.
 */
export function placeColumn(before: readonly Node[], column: Node[], offset: number): void {
  const heights = new Map(before.map(({ net, y }) => [net, y]))
  const heightOf = (net: Source): number | undefined => (net === null ? undefined : heights.get(net))
  const wishes = new Map(column.map((node) => [node, wish(node, heightOf)]))
  column.sort((one, other) => (wishes.get(one) ?? 0) - (wishes.get(other) ?? 0))
  let lowest = Number.NEGATIVE_INFINITY
  for (const [at, node] of column.entries()) {
    const wished = snap(wishes.get(node) ?? 0, offset)
    node.y = at === 0 ? wished : Math.max(wished, lowest + distance(column[at - 1], node))
    lowest = node.y
  }
  const drift = column.map((node) => node.y - (wishes.get(node) ?? 0))
  const shift = snap(drift.reduce((sum, one) => sum + one, 0) / Math.max(1, drift.length), 0)
  for (const node of column) {
    node.y -= shift
    placePins(node, heightOf)
  }
}

/** Mean height of the incoming wires; a node with only floating inputs goes to the top. */
function wish({ pins }: Node, heightOf: (net: Source) => number | undefined): number {
  const known = pins.map(({ net }) => heightOf(net)).filter((y) => y !== undefined)
  return known.length === 0 ? 0 : known.reduce((sum, one) => sum + one, 0) / known.length
}

/** The inputs of a gate are interchangeable, so the upper wire enters at the upper pin. */
function placePins(node: Node, heightOf: (net: Source) => number | undefined): void {
  if (node.pins.length === 2)
    node.pins.sort((one, other) => (heightOf(one.net) ?? 1e6) - (heightOf(other.net) ?? 1e6))
  for (const [at, pin] of node.pins.entries())
    pin.y = node.pins.length === 2 ? node.y + (at === 0 ? -grid : grid) : node.y
}

function snap(y: number, offset: number): number {
  return Math.round((y - offset) / grid) * grid + offset
}

function distance(above: Node | undefined, below: Node): number {
  const free = above ? halves[above.kind] + halves[below.kind] + gap : 0
  return Math.ceil(free / grid) * grid
}

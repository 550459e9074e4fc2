import { type InputName, isInput, type Network, type Source, sortGates } from './network.ts'

/** A wire and all it feeds, by what it comes from. */
export type Net = InputName | number

/** Something in a column: an input, a gate, an output, or a wire that passes by on its way to a later column. */
export type Node = {
  kind: 'input' | 'gate' | 'pass' | 'output'
  /** What it sends on; an output sends nothing. */
  net: Net | undefined
  /** Of a gate or an output: its number. */
  number: number
  /** Where the wires come in, from top to bottom. */
  pins: { net: Source; y: number }[]
  /** Its middle. */
  y: number
}

/** All heights are multiples of it, so that wires run straight where they can. */
const grid = 12
/** Half of what a node needs, and what stays free between two of them. */
const halves = { input: 20, gate: 22, pass: 6, output: 24 } as const
const gap = 14

/**
 * The columns of a drawing: inputs, gates behind those they depend on, outputs. A wire that jumps over a column has a place of its own in it, so that none
 * crosses a gate. `inputs`: those that are drawn.
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

/** The column of each gate: one behind the last of those it depends on. */
function findLayers(gates: Network['gates']): number[] {
  const layers: number[] = gates.map(() => 1)
  for (const gate of sortGates(gates).order) {
    const before = gates[gate]?.from.map((source) => (typeof source === 'number' ? (layers[source] ?? 0) : 0))
    layers[gate] = Math.max(0, ...(before ?? [])) + 1
  }
  return layers
}

/** The last column that each wire has to reach. */
function findEnds(columns: readonly Node[][]): Map<Net, number> {
  const ends = new Map<Net, number>()
  for (const [at, column] of columns.entries())
    for (const { net } of column.flatMap(({ pins }) => pins)) if (net !== null) ends.set(net, at)
  return ends
}

/** Puts the first column in its place, from the top. */
export function placeFirst(column: readonly Node[]): void {
  let y = 0
  for (const [at, node] of column.entries()) {
    y += at === 0 ? 0 : distance(column[at - 1], node)
    node.y = y
  }
}

/** Puts a column beside the one before it: in the order of the wires that come in, as near to them as there is room. `offset` moves the grid. */
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

/** The mean height of the wires that come in; what floats goes to the top. */
function wish({ pins }: Node, heightOf: (net: Source) => number | undefined): number {
  const known = pins.map(({ net }) => heightOf(net)).filter((y) => y !== undefined)
  return known.length === 0 ? 0 : known.reduce((sum, one) => sum + one, 0) / known.length
}

/** Both inputs of a gate are alike: the upper wire comes in above. */
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

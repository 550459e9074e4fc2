import { type InputName, isInput, type Network, type Source, sortGates } from './network.ts'

export type Drawing = {
  width: number
  height: number
  nodes: readonly (Node & { x: number })[]
  wires: readonly Wire[]
}

/** Width of each node, from the incoming to the outgoing wires. */
export const nodeWidths = { input: 40, gate: 54, pass: 54, output: 40 } as const

/** Space in a channel: left of the first track (for a gate's value), right of the last one, between two. */
const lead = 20
const tail = 10
const pitch = 9
/** Around the drawing. */
const margin = 10
/** Minimum width; a narrower drawing would be scaled up until its letters are larger than the text. */
const minWidth = 320
/** Half a grid step, by which a column is shifted if two of its wires would overlap. */
const nudge = 6

/** Lays out a network deterministically: nodes and wires. The cost is bounded by the number of gates. */
export function drawNetwork(network: Network, inputs: readonly InputName[]): Drawing {
  const columns = makeColumns(network, inputs)
  const nodes: (Node & { x: number })[] = []
  const wires: Wire[] = []
  let x = 0
  let offset = 0
  for (const [at, column] of columns.entries()) {
    const before = columns[at - 1]
    if (before) {
      offset = placeClear(before, column, offset)
      const right = addWires(wires, before, column, x)
      x = right
    } else placeFirst(column)
    nodes.push(...column.map((node) => ({ ...node, x })))
    x += Math.max(0, ...column.map(({ kind }) => nodeWidths[kind]))
  }
  return frame(nodes, wires, x)
}

/** Places a column so that its wires do not overlap; returns the grid offset for the following columns. */
function placeClear(before: readonly Node[], column: Node[], offset: number): number {
  placeColumn(before, column, offset)
  if (orderTracks(findRuns(before, column))) return offset
  const moved = offset + nudge
  placeColumn(before, column, moved)
  return moved
}

/** Adds the wires of a channel that starts at x = `left`; returns the x of its end. */
function addWires(wires: Wire[], before: readonly Node[], column: readonly Node[], left: number): number {
  const runs = findRuns(before, column)
  const tracks = orderTracks(runs) ?? runs
  const right = left + lead + tail + Math.max(0, tracks.length - 1) * pitch
  for (const run of runs) {
    const track = tracks.indexOf(run)
    wires.push(drawRun(run, left, right, track < 0 ? undefined : left + lead + track * pitch))
  }
  return right
}

/** Shifts everything so that the drawing starts at 0, 0. */
function frame(nodes: (Node & { x: number })[], wires: Wire[], end: number): Drawing {
  const tops = nodes.map(({ y }) => y - 36)
  const bottoms = nodes.map(({ y }) => y + 28)
  const heights = wires.flatMap(({ lines }) => lines.flatMap(({ y1, y2 }) => [y1 - 8, y2 + 8]))
  const top = Math.min(0, ...tops, ...heights)
  const width = Math.max(minWidth, end + 2 * margin)
  const dx = (width - end) / 2
  const down = (y: number): number => y - top + margin
  return {
    width,
    height: Math.max(0, ...bottoms, ...heights) - top + 2 * margin,
    nodes: nodes.map((node) => ({
      ...node,
      x: node.x + dx,
      y: down(node.y),
      pins: node.pins.map(({ net, y }) => ({ net, y: down(y) })),
    })),
    wires: wires.map(({ net, lines, dots }) => ({
      net,
      lines: lines.map(({ x1, y1, x2, y2 }) => ({ x1: x1 + dx, y1: down(y1), x2: x2 + dx, y2: down(y2) })),
      dots: dots.map(({ x, y }) => ({ x: x + dx, y: down(y) })),
    })),
  }
}

/** A wire with all its branches, identified by its source. */
export type Net = InputName | number

/** A node in a column: an input, a gate, an output, or a wire that passes through to a later column. */
type Node = {
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
function makeColumns({ gates, outputs }: Network, inputs: readonly InputName[]): Node[][] {
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
function placeFirst(column: readonly Node[]): void {
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
function placeColumn(before: readonly Node[], column: Node[], offset: number): void {
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

/** A wire between two columns, on a vertical track of its own. */
type Run = { net: Net; from: number; to: number[] }

/** The drawn lines of a wire between two columns. */
export type Wire = {
  net: Net
  /** Horizontal and vertical lines. */
  lines: { x1: number; y1: number; x2: number; y2: number }[]
  /** Branch points. */
  dots: { x: number; y: number }[]
}

/** Wires from one column to the next, with the heights of both ends. */
function findRuns(before: readonly Node[], column: readonly Node[]): Run[] {
  return before.flatMap(({ net, y }) => {
    const pins = column.flatMap((node) => node.pins).filter((pin) => net !== undefined && pin.net === net)
    return net === undefined || pins.length === 0 ? [] : [{ net, from: y, to: pins.map((pin) => pin.y) }]
  })
}

/**
 * Orders the runs that need a track from left to right, so that no two wires overlap.
 * A wire that leaves at the height at which another arrives must turn before it.
 * Returns undefined if there is no such order.
 */
function orderTracks(runs: readonly Run[]): Run[] | undefined {
  const left = runs.filter(({ from, to }) => to.some((y) => y !== from)).sort(compareRuns)
  const ordered: Run[] = []
  while (left.length > 0) {
    const next = left.findIndex((run) => !left.some((other) => other !== run && run.to.includes(other.from)))
    if (next < 0) return undefined
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}

/**
 * Wires that go down first, from the lowest up; then those that go up, from the highest down.
 * This order minimises crossings.
 */
function compareRuns(one: Run, other: Run): number {
  const isDown = goesDown(one)
  if (isDown !== goesDown(other)) return isDown ? -1 : 1
  return isDown ? other.from - one.from : one.from - other.from
}

function goesDown({ from, to }: Run): boolean {
  return Math.max(...to) - from > from - Math.min(...to)
}

/** Draws a wire between x = `left` and x = `right`; `track` is the x of its vertical part, if it has one. */
function drawRun({ net, from, to }: Run, left: number, right: number, track: number | undefined): Wire {
  if (track === undefined) return { net, lines: [{ x1: left, y1: from, x2: right, y2: from }], dots: [] }
  const heights = [...new Set([from, ...to])]
  const top = Math.min(...heights)
  const bottom = Math.max(...heights)
  const lines = [
    { x1: left, y1: from, x2: track, y2: from },
    { x1: track, y1: top, x2: track, y2: bottom },
    ...to.map((y) => ({ x1: track, y1: y, x2: right, y2: y })),
  ]
  // A dot where three or more lines meet: incoming, outgoing, up and down.
  const dots = heights.filter((y) => {
    const meeting = [y === from, to.includes(y), y > top, y < bottom]
    return meeting.filter(Boolean).length > 2
  })
  return { net, lines, dots: dots.map((y) => ({ x: track, y })) }
}

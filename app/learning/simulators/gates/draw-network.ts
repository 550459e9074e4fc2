import { makeColumns, type Node, placeColumn, placeFirst } from './lay-out.ts'
import type { InputName, Network } from './network.ts'
import { drawRun, findRuns, orderTracks, type Wire } from './route-wires.ts'

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
const leastWidth = 320
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
  const width = Math.max(leastWidth, end + 2 * margin)
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

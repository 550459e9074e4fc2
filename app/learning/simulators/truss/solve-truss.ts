import { balance, stretch } from './balance-truss.ts'
import { dot, findNullSpace } from './reduce-rows.ts'
import { columnOf, type Place, rowOf } from './truss-grid.ts'
import { type Force, type Measures, spanOf } from './truss-measures.ts'
import { type Bar, type Direction, listNodes, type Support, type Truss } from './truss-parts.ts'

/** Forces of a truss, or its movement. */
export type Solution = {
  nodes: readonly Place[]
  /** Number of reaction forces of the supports. */
  reactionCount: number
  /** Number of independent ways to move without a change in length of any bar. */
  freedoms: number
  /** How many of them are rigid-body motions that the supports allow. */
  loose: number
  /** Number of redundant bars and reactions. */
  spare: number
  /** kN in each bar, tension positive; empty if the truss moves. */
  forces: readonly number[]
  /** Reaction of each support on the truss. */
  reactions: readonly Force[]
  /** Displacement of each node, scaled so that the greatest is 1; empty if the truss does not move. */
  movement: readonly Force[]
}

const ways: Readonly<Record<Direction, Force>> = {
  abajo: { x: 0, y: -1 },
  arriba: { x: 0, y: 1 },
  derecha: { x: 1, y: 0 },
  izquierda: { x: -1, y: 0 },
}

/**
 * Solves the equilibrium of all nodes: a column for each bar and reaction, two equations for each node.
 * Load directions that the columns cannot balance are movements.
 * As many columns as equations are solved by the method of joints.
 * More columns need the stiffness method, with bars of equal EA.
 */
export function solveTruss(truss: Truss, measures: Measures): Solution {
  const nodes = listNodes(truss)
  const held = truss.supports.flatMap(listHeld)
  const columns = [
    ...truss.bars.map((bar) => barColumn(bar, nodes, measures)),
    ...held.map(({ at, way }) => pointColumn(at, way, nodes)),
  ]
  const size = 2 * nodes.length
  const motions = findNullSpace(
    columns.map((column) => Float64Array.from(column)),
    size,
  )
  const loads = sumLoads(truss, nodes, measures.p)
  const base = { nodes, reactionCount: held.length, freedoms: motions.length }
  const loose = motions.length === 0 ? 0 : countLoose(nodes, held)
  const spare = columns.length - (size - motions.length)
  if (motions.length > 0) {
    const movement = asForces(pickMovement(motions, loads))
    return { ...base, loose, spare, forces: [], reactions: [], movement }
  }
  const lengths = truss.bars.map((bar) => spanOf(bar, measures).length)
  const known = spare === 0 ? balance({ columns, loads }) : stretch({ columns, loads, lengths })
  const forces = known.slice(0, truss.bars.length)
  const reactions = gatherReactions(truss.supports, known.slice(truss.bars.length))
  return { ...base, loose, spare, forces, reactions, movement: [] }
}

type Held = { at: Place; way: Force }

function listHeld({ at, kind }: Support): Held[] {
  const across = { at, way: { x: 1, y: 0 } }
  const up = { at, way: { x: 0, y: 1 } }
  if (kind === 'fijo') return [across, up]
  return kind === 'movil' ? [up] : [across]
}

/** Forces of a bar on its two ends, for 1 kN of tension. */
function barColumn(bar: Bar, nodes: readonly Place[], measures: Measures): number[] {
  const { x, y, length } = spanOf(bar, measures)
  const column = pointColumn(bar.from, { x: x / length, y: y / length }, nodes)
  const end = 2 * nodes.indexOf(bar.to)
  column[end] = -x / length
  column[end + 1] = -y / length
  return column
}

function pointColumn(at: Place, { x, y }: Force, nodes: readonly Place[]): number[] {
  const column = new Array<number>(2 * nodes.length).fill(0)
  const start = 2 * nodes.indexOf(at)
  column[start] = x
  column[start + 1] = y
  return column
}

function sumLoads({ loads }: Truss, nodes: readonly Place[], shared: number): number[] {
  const sum = new Array<number>(2 * nodes.length).fill(0)
  for (const { at, direction, size = shared } of loads) {
    const column = pointColumn(at, ways[direction], nodes)
    for (const [place, part] of column.entries()) sum[place] = (sum[place] ?? 0) + part * size
  }
  return sum
}

/** Rigid-body freedoms: three minus those that the supports remove. */
function countLoose(nodes: readonly Place[], held: readonly Held[]): number {
  if (nodes.length < 2) return 0
  // Right, up and around a1; the dimensions of the grid do not affect the rank.
  const rows = held.map(({ at, way }) =>
    Float64Array.of(way.x, way.y, columnOf(at) * way.y - rowOf(at) * way.x),
  )
  return findNullSpace(rows, 3).length
}

/** The movement that the loads cause; an arbitrary one if they cause none. */
function pickMovement(ways: readonly number[][], loads: readonly number[]): number[] {
  const pushes = ways.map((way) => dot(way, loads))
  const isPushed = pushes.some((push) => Math.abs(push) > 1e-6)
  const parts = isPushed ? pushes : ways.map((_, at) => (at === 0 ? 1 : 0))
  const sum = (ways[0] ?? []).map((_, at) =>
    ways.reduce((total, way, index) => total + (way[at] ?? 0) * (parts[index] ?? 0), 0),
  )
  const most = Math.max(...asForces(sum).map(({ x, y }) => Math.hypot(x, y)))
  return sum.map((value) => value / most)
}

function asForces(list: readonly number[]): Force[] {
  return Array.from({ length: list.length / 2 }, (_, at) => ({
    x: list[2 * at] ?? 0,
    y: list[2 * at + 1] ?? 0,
  }))
}

function gatherReactions(supports: readonly Support[], values: readonly number[]): Force[] {
  let next = 0
  const take = (): number => values[next++] ?? 0
  return supports.map(({ kind }) => ({ x: kind === 'movil' ? 0 : take(), y: kind === 'pared' ? 0 : take() }))
}

import { balance, stretch } from './balance-truss.ts'
import { dot, findNullSpace } from './reduce-rows.ts'
import { columnOf, type Place, rowOf } from './truss-grid.ts'
import { type Force, type Measures, spanOf } from './truss-measures.ts'
import { type Bar, type Direction, listNodes, type Support, type Truss } from './truss-parts.ts'

/** What holds a truss or moves it. */
export type Solution = {
  nodes: readonly Place[]
  /** How many forces the supports can make. */
  reactionCount: number
  /** In how many independent ways it can move without any bar changing its length. */
  freedoms: number
  /** In how many of them it moves whole, as the supports let it. */
  loose: number
  /** Bars and reactions that could go without it moving. */
  spare: number
  /** kN in each bar, tension positive; empty where it moves. */
  forces: readonly number[]
  /** What each support does on the truss. */
  reactions: readonly Force[]
  /** For what moves: how far each node goes, the furthest 1; empty where it stands. */
  movement: readonly Force[]
}

const ways: Readonly<Record<Direction, Force>> = {
  abajo: { x: 0, y: -1 },
  arriba: { x: 0, y: 1 },
  derecha: { x: 1, y: 0 },
  izquierda: { x: -1, y: 0 },
}

/**
 * Balances every node: a column for each bar and each reaction, two equations for each node. What those columns cannot reach is a movement; where they are as many as
 * the equations they are solved (method of joints), and where they are more, with bars of equal EA that stretch (stiffness method).
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

/** What a bar pulls its two ends with, for 1 kN of tension. */
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

/** In how many ways a rigid body can still go: three less what the supports stop. */
function countLoose(nodes: readonly Place[], held: readonly Held[]): number {
  if (nodes.length < 2) return 0
  // Rightwards, upwards and round a1: the measures of the grid change no rank.
  const rows = held.map(({ at, way }) =>
    Float64Array.of(way.x, way.y, columnOf(at) * way.y - rowOf(at) * way.x),
  )
  return findNullSpace(rows, 3).length
}

/** The movement that the loads push to; where they push to none, any. */
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

import {
  type Bar,
  columnOf,
  type Direction,
  type Force,
  listNodes,
  type Measures,
  type Place,
  rowOf,
  type Support,
  spanOf,
  type Truss,
} from './truss-parts.ts'

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

/**
 * `columns`: the effect of 1 kN of each unknown force on every node, bars first; `loads`: kN on every node.
 */
type Nodes = { columns: readonly number[][]; loads: readonly number[] }

/** Method of joints: solves columns · forces = −loads for bars and reactions, if the solution is unique. */
function balance({ columns, loads }: Nodes): number[] {
  const rows = loads.map((load, at) =>
    Float64Array.from([...columns.map((column) => column[at] ?? 0), -load]),
  )
  return solveSystem(rows, columns.length)
}

/**
 * Stiffness method, for more forces than equations: bars of these lengths pull in proportion to their strain
 * (EA = 1). Unknowns are the displacements u of the nodes and the reactions R. K·u − A·R = loads, and Aᵀ·u =
 * 0, because supports do not move.
 */
function stretch({ columns, loads, lengths }: Nodes & { lengths: readonly number[] }): number[] {
  const size = loads.length
  const pulls = columns.slice(0, lengths.length)
  const held = columns.slice(lengths.length)
  const width = size + held.length
  const rows = loads.map((load, at) => {
    const row = new Float64Array(width + 1)
    row.set(stiffnessRow(pulls, lengths, at))
    for (const [index, column] of held.entries()) row[size + index] = -(column[at] ?? 0)
    row[width] = load
    return row
  })
  const still = held.map((column) => {
    const row = new Float64Array(width + 1)
    row.set(column)
    return row
  })
  const solution = solveSystem([...rows, ...still], width)
  const moved = solution.slice(0, size)
  const forces = pulls.map((column, bar) => -dot(column, moved) / (lengths[bar] ?? 1))
  return [...forces, ...solution.slice(size)]
}

/** A row of K, the sum of c · cᵀ / length over the columns c of the bars. */
function stiffnessRow(pulls: readonly number[][], lengths: readonly number[], at: number): number[] {
  const row = new Array<number>(pulls[0]?.length ?? 0).fill(0)
  for (const [bar, column] of pulls.entries()) {
    const factor = (column[at] ?? 0) / (lengths[bar] ?? 1)
    if (factor !== 0) for (const [k, value] of column.entries()) row[k] = (row[k] ?? 0) + factor * value
  }
  return row
}

/** Smaller entries are rounding errors; the vectors of bars have length 1. */
const noise = 1e-9

/** A matrix after Gauss–Jordan elimination: each pivot column has a 1 in its row and zeros elsewhere. */
type Reduced = { rows: Float64Array[]; pivots: readonly number[] }

/**
 * Reduces the first `width` columns of a matrix in place, with partial pivoting.
 * The columns after them are transformed too.
 */
function reduceRows(rows: Float64Array[], width: number): Reduced {
  const pivots: number[] = []
  for (let column = 0; column < width && pivots.length < rows.length; column++) {
    const top = pivots.length
    movePivot(rows, top, column)
    const pivotRow = rows[top]
    const pivot = pivotRow?.[column] ?? 0
    if (!pivotRow || Math.abs(pivot) < noise) continue
    for (let at = column; at < pivotRow.length; at++) pivotRow[at] = (pivotRow[at] ?? 0) / pivot
    for (const row of rows) if (row !== pivotRow) subtract(row, pivotRow, column)
    pivots.push(column)
  }
  return { rows, pivots }
}

function movePivot(rows: Float64Array[], top: number, column: number): void {
  const sizeAt = (row: number): number => Math.abs(rows[row]?.[column] ?? 0)
  let best = top
  for (let row = top + 1; row < rows.length; row++) if (sizeAt(row) > sizeAt(best)) best = row
  const [here, there] = [rows[top], rows[best]]
  if (!here || !there) return
  rows[top] = there
  rows[best] = here
}

function subtract(row: Float64Array, pivotRow: Float64Array, column: number): void {
  const factor = row[column] ?? 0
  if (factor === 0) return
  for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - factor * (pivotRow[at] ?? 0)
}

/**
 * The solution of a system that has exactly one.
 * `rows[i]` holds the coefficients of an equation and, last, its right side.
 */
function solveSystem(rows: Float64Array[], width: number): number[] {
  const { rows: reduced, pivots } = reduceRows(rows, width)
  const solution = new Array<number>(width).fill(0)
  for (const [row, column] of pivots.entries()) solution[column] = reduced[row]?.[width] ?? 0
  return solution
}

/** An orthonormal basis of the null space of a matrix of `width` columns. */
function findNullSpace(rows: Float64Array[], width: number): number[][] {
  const { rows: reduced, pivots } = reduceRows(rows, width)
  const basis: number[][] = []
  for (let free = 0; free < width; free++) {
    if (pivots.includes(free)) continue
    const vector = new Array<number>(width).fill(0)
    vector[free] = 1
    for (const [row, column] of pivots.entries()) vector[column] = -(reduced[row]?.[free] ?? 0)
    basis.push(straighten(vector, basis))
  }
  return basis
}

/** Gram–Schmidt: subtracts the components along the basis. */
function straighten(vector: readonly number[], basis: readonly number[][]): number[] {
  let rest = [...vector]
  for (const other of basis) {
    const part = dot(rest, other)
    rest = rest.map((value, at) => value - part * (other[at] ?? 0))
  }
  const length = Math.hypot(...rest)
  return rest.map((value) => value / length)
}

/** The scalar product. */
function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

import { dot, solveSystem } from './reduce-rows.ts'

/**
 * `columns`: the effect of 1 kN of each unknown force on every node, bars first; `loads`: kN on every node.
 */
type Nodes = { columns: readonly number[][]; loads: readonly number[] }

/** Method of joints: solves columns · forces = −loads for bars and reactions, if the solution is unique. */
export function balance({ columns, loads }: Nodes): number[] {
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
export function stretch({ columns, loads, lengths }: Nodes & { lengths: readonly number[] }): number[] {
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

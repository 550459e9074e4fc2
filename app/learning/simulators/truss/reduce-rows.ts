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
export function solveSystem(rows: Float64Array[], width: number): number[] {
  const { rows: reduced, pivots } = reduceRows(rows, width)
  const solution = new Array<number>(width).fill(0)
  for (const [row, column] of pivots.entries()) solution[column] = reduced[row]?.[width] ?? 0
  return solution
}

/** An orthonormal basis of the null space of a matrix of `width` columns. */
export function findNullSpace(rows: Float64Array[], width: number): number[][] {
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
export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/**
 * Solves a square linear system in place, by Gaussian elimination with partial pivoting.
 * `rows[i]` holds the coefficients of an equation and, last, its right side. A column without a pivot yields
 * 0.
 */
export function solveLinear(rows: Float64Array[]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    movePivot(rows, column)
    const pivotRow = rows[column]
    const pivot = pivotRow?.[column] ?? 0
    if (!pivotRow || pivot === 0) continue
    for (let below = column + 1; below < size; below++) {
      const row = rows[below]
      const factor = (row?.[column] ?? 0) / pivot
      if (!row || factor === 0) continue
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0)
    }
  }
  return substituteBack(rows)
}

function movePivot(rows: Float64Array[], column: number): void {
  let best = column
  const sizeAt = (row: number) => Math.abs(rows[row]?.[column] ?? 0)
  for (let row = column + 1; row < rows.length; row++) if (sizeAt(row) > sizeAt(best)) best = row
  const [here, there] = [rows[column], rows[best]]
  if (here && there) {
    rows[column] = there
    rows[best] = here
  }
}

function substituteBack(rows: readonly Float64Array[]): number[] {
  const size = rows.length
  const solution = new Array<number>(size).fill(0)
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index]
    const pivot = row?.[index] ?? 0
    if (!row || pivot === 0) continue
    let right = row[size] ?? 0
    for (let k = index + 1; k < size; k++) right -= (row[k] ?? 0) * (solution[k] ?? 0)
    solution[index] = right / pivot
  }
  return solution
}

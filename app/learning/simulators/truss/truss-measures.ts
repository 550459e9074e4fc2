import { columnOf, rowOf } from './truss-grid.ts'
import type { Bar } from './truss-parts.ts'

/** Metres from column to column and from row to row, and kN of the loads that share one. */
export type Measures = { ancho: number; alto: number; p: number }

/** kN along the grid: to the right, and upwards. */
export type Force = { x: number; y: number }

/** Metres between the ends of a bar, along and up. */
export function spanOf({ from, to }: Bar, { ancho, alto }: Omit<Measures, 'p'>): Force & { length: number } {
  const x = (columnOf(to) - columnOf(from)) * ancho
  const y = (rowOf(to) - rowOf(from)) * alto
  return { x, y, length: Math.hypot(x, y) }
}

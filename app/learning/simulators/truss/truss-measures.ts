import { columnOf, rowOf } from './truss-grid.ts'
import type { Bar } from './truss-parts.ts'

/** Metres between columns and between rows, and kN of the shared load. */
export type Measures = { ancho: number; alto: number; p: number }

/** kN along the grid: to the right, and upwards. */
export type Force = { x: number; y: number }

/** Horizontal and vertical distance between the ends of a bar, and its length, in metres. */
export function spanOf({ from, to }: Bar, { ancho, alto }: Omit<Measures, 'p'>): Force & { length: number } {
  const x = (columnOf(to) - columnOf(from)) * ancho
  const y = (rowOf(to) - rowOf(from)) * alto
  return { x, y, length: Math.hypot(x, y) }
}

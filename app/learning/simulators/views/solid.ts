/**
 * A solid of cubes and wedges on a grid of `size` cells per axis.
 * `cells` has a letter per cell: x to the right first, then y to the back, then z up.
 */
export type Solid = { readonly size: number; readonly cells: string }
export type Point = readonly [x: number, y: number, z: number]
/** The solid part of a cell: a·x + b·y + c·z < k, with x, y, z from 0 to 1 inside the cell. */
type Half = readonly [a: number, b: number, c: number, k: number]

/**
 * A wedge is a cube cut in half by a plane through two of its edges.
 * Ramps d, i, t, f rise to the right, left, back and front; q, r, s, v are vertical.
 */
export const halves: Readonly<Record<string, Half>> = {
  o: [0, 0, 0, -1],
  c: [0, 0, 0, 1],
  d: [-1, 0, 1, 0],
  i: [1, 0, 1, 1],
  t: [0, -1, 1, 0],
  f: [0, 1, 1, 1],
  q: [1, -1, 0, 0],
  r: [-1, -1, 0, -1],
  s: [1, 1, 0, 1],
  v: [-1, 1, 0, 0],
}
export const emptyCell = 'o'
export const wholeCell = 'c'
const nothing: Half = [0, 0, 0, -1]

/** The letter of a cell; cells outside the grid are empty. */
export function cellAt({ size, cells }: Solid, x: number, y: number, z: number): string {
  const isWithin = x >= 0 && y >= 0 && z >= 0 && x < size && y < size && z < size
  return isWithin ? (cells[x + size * (y + size * z)] ?? emptyCell) : emptyCell
}

/** The solid part of a cell with that letter. */
export function halfOf(letter: string): Half {
  return halves[letter] ?? nothing
}

/**
 * Whether a point is inside the solid. The point must not be on a face.
 * It is called thousands of times per picture, so it allocates nothing.
 */
export function isInside(solid: Solid, point: Point): boolean {
  const { size, cells } = solid
  const x = Math.floor(point[0])
  const y = Math.floor(point[1])
  const z = Math.floor(point[2])
  if (x < 0 || y < 0 || z < 0 || x >= size || y >= size || z >= size) return false
  const letter = cells[x + size * (y + size * z)]
  if (letter === wholeCell) return true
  if (letter === undefined || letter === emptyCell) return false
  const [a, b, c, k] = halfOf(letter)
  return a * (point[0] - x) + b * (point[1] - y) + c * (point[2] - z) < k
}

/** All non-empty cells, with letter and position. */
export function listCells(solid: Solid): { letter: string; at: Point }[] {
  const { size, cells } = solid
  return [...cells].flatMap((letter, index) =>
    letter === emptyCell
      ? []
      : [
          {
            letter,
            at: [index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)] as const,
          },
        ],
  )
}

/** Width, depth and height of the solid in cells, from the corner of the grid. */
export function measureSolid(solid: Solid): Point {
  const cells = listCells(solid)
  const most = (axis: 0 | 1 | 2): number => Math.max(0, ...cells.map(({ at }) => at[axis] + 1))
  return [most(0), most(1), most(2)]
}

/** Volume in cubes; a wedge is half a cube. */
export function volumeOf(solid: Solid): number {
  return listCells(solid).reduce((sum, { letter }) => sum + (letter === wholeCell ? 1 : 0.5), 0)
}

import { viewsTexts } from './views-texts.ts'

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
const halves: Readonly<Record<string, Half>> = {
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

/** Maximum number of cells per axis, and of characters per code: four layers of four rows of four. */
const most = 4
export const maxCodeLength = 80

type ReadSolid = { solid: Solid } | { fault: string }

/**
 * Parses a solid: layers from the bottom up joined by `_`, rows from back to front joined by `-`.
 * Each cell is a letter of `halves` (`ccc-ccd_coo-ooo`).
 * A single layer of digits gives the height of each column instead (`312-121`).
 * Faults are reported in Spanish.
 */
export function readSolid(code: string): ReadSolid {
  if (/^[0-4]+(?:-[0-4]+)*$/.test(code)) return readLayers(fromHeights(code))
  return readLayers(code.split('_').map((layer) => layer.split('-')))
}

function fromHeights(code: string): string[][] {
  const rows = code.split('-')
  const tallest = Math.max(...code.replaceAll('-', '').split('').map(Number))
  return Array.from({ length: tallest }, (_, z) =>
    rows.map((row) => row.replace(/\d/g, (height) => (Number(height) > z ? wholeCell : emptyCell))),
  )
}

function readLayers(layers: readonly (readonly string[])[]): ReadSolid {
  const rows = layers.flat()
  const size = Math.max(
    3,
    layers.length,
    ...layers.map((layer) => layer.length),
    ...rows.map((row) => row.length),
  )
  if (size > most) return { fault: viewsTexts.tooLarge }
  const strange = rows.join('').replace(new RegExp(`[${Object.keys(halves).join('')}]`, 'g'), '')[0]
  if (strange !== undefined) return { fault: viewsTexts.strangeLetter(strange) }
  const depth = Math.max(...layers.map((layer) => layer.length))
  let cells = ''
  for (let z = 0; z < size; z++)
    for (let y = 0; y < size; y++) cells += (layers[z]?.[depth - 1 - y] ?? '').padEnd(size, emptyCell)
  if (!/[^o]/.test(cells)) return { fault: viewsTexts.nothingThere }
  return { solid: { size, cells } }
}

/** An edge from a grid point to a neighbouring one. */
export type Edge = { readonly from: Point; readonly to: Point }

type Axis = 0 | 1 | 2
const axes: readonly Axis[] = [0, 1, 2]

/**
 * All edges of a solid, where faces of different planes meet.
 * Each is along a side or a diagonal of a cell.
 */
export function listEdges(solid: Solid): Edge[] {
  return axes.flatMap((axis) => [...listSides(solid, axis), ...listDiagonals(solid, axis)])
}

function place(axis: Axis, along: number, u: number, v: number): Point {
  if (axis === 0) return [along, u, v]
  return axis === 1 ? [v, along, u] : [u, v, along]
}

/** Sample directions around a line, at a small distance from it. */
const around = (count: number): readonly (readonly [u: number, v: number])[] =>
  Array.from({ length: count }, (_, at) => ((at + 0.5) * 2 * Math.PI) / count).map((angle) => [
    Math.cos(angle) * 0.2,
    Math.sin(angle) * 0.2,
  ])
const quadrants = around(4)
const octants = around(8)

function listSides(solid: Solid, axis: Axis): Edge[] {
  const { size } = solid
  const edges: Edge[] = []
  for (let u = 0; u <= size; u++)
    for (let v = 0; v <= size; v++)
      for (let along = 0; along < size; along++) {
        const beside = ([du, dv]: readonly [number, number]): Point =>
          place(axis, along + 0.5, u + du, v + dv)
        const directions = quadrants.some((way) => isWedge(solid, beside(way))) ? octants : quadrants
        if (isCrease(directions.map((way) => isInside(solid, beside(way)))))
          edges.push({ from: place(axis, along, u, v), to: place(axis, along + 1, u, v) })
      }
  return edges
}

function isWedge(solid: Solid, [x, y, z]: Point): boolean {
  const letter = cellAt(solid, Math.floor(x), Math.floor(y), Math.floor(z))
  return letter !== emptyCell && letter !== wholeCell
}

function listDiagonals(solid: Solid, axis: Axis): Edge[] {
  const { size } = solid
  const edges: Edge[] = []
  for (let along = 0; along <= size; along++)
    for (let u = 0; u < size; u++)
      for (let v = 0; v < size; v++) {
        const sides = [-0.5, 0.5].map((off) => place(axis, along + off, u + 0.5, v + 0.5))
        if (!sides.some((side) => isWedge(solid, side))) continue
        for (const rise of [1, -1]) {
          const start = rise === 1 ? v : v + 1
          if (isCreaseAt(solid, axis, [along, u, start, rise]))
            edges.push({ from: place(axis, along, u, start), to: place(axis, along, u + 1, start + rise) })
        }
      }
  return edges
}

/** Samples at a quarter of the diagonal, because another diagonal may cross at its middle. */
function isCreaseAt(
  solid: Solid,
  axis: Axis,
  [along, u, v, rise]: readonly [number, number, number, number],
): boolean {
  const beside = (above: number, side: number): boolean =>
    isInside(solid, place(axis, along + 0.1 * above, u + 0.25 + 0.07 * side, v + (0.25 - 0.07 * side) * rise))
  return isCrease([beside(1, 1), beside(1, -1), beside(-1, -1), beside(-1, 1)])
}

/**
 * Whether the samples around a line form an edge.
 * They do not if they are all solid, all empty, or split in halves as by a plane.
 */
function isCrease(around: readonly boolean[]): boolean {
  const turns = around.flatMap((is, at) => (is === around.at(at - 1) ? [] : [at]))
  const [first = 0, second = 0] = turns
  return turns.length > 2 || (turns.length === 2 && second - first !== around.length / 2)
}

import { cellAt, emptyCell, isInside, type Point, type Solid, wholeCell } from './solid.ts'

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

import { emptySheet, type Line, type Sheet, type Spot, segmentBetween } from './sheet.ts'
import { cellAt, type Edge, halfOf, isInside, listEdges, type Point, type Solid } from './solid.ts'

/** A viewing direction: maps a sheet point at a depth to a point in space, and back. */
type Look = {
  toSpace: (size: number, u: number, v: number, depth: number) => Point
  toSheet: (size: number, point: Point) => Spot
}

/** UNE-EN ISO 5456-2: the left side view is seen from the left, so the front of the solid is on its right. */
const looks = {
  alzado: { toSpace: (_, u, v, depth) => [u, depth, v], toSheet: (_, [x, , z]) => [x, z] },
  planta: { toSpace: (size, u, v, depth) => [u, v, size - depth], toSheet: (_, [x, y]) => [x, y] },
  perfil: {
    toSpace: (size, u, v, depth) => [depth, size - u, v],
    toSheet: (size, [, y, z]) => [size - y, z],
  },
  derecho: { toSpace: (size, u, v, depth) => [size - depth, u, v], toSheet: (_, [, y, z]) => [y, z] },
  posterior: {
    toSpace: (size, u, v, depth) => [size - u, size - depth, v],
    toSheet: (size, [x, , z]) => [size - x, z],
  },
  inferior: {
    toSpace: (size, u, v, depth) => [u, size - v, depth],
    toSheet: (size, [x, y]) => [x, size - y],
  },
} as const satisfies Record<string, Look>
export type LookName = keyof typeof looks

export type Projection = {
  /** Visible lines, and hidden ones where no visible line covers them. */
  sheet: Sheet
  /** False if an edge changes from visible to hidden within a cell, which a sheet cannot represent. */
  isClean: boolean
  /** Cells of the sheet that the solid covers. */
  area: number
}

/** Projects a solid in a viewing direction. `edges` are those of the solid. */
export function projectSolid(
  solid: Solid,
  name: LookName,
  edges: readonly Edge[] = listEdges(solid),
): Projection {
  const look = looks[name]
  const seen = lookAt(solid, look)
  const lines: Line[] = [...emptySheet]
  const isClean = drawVisible(lines, solid.size, seen)
  for (const { from, to } of edges) {
    const index = segmentBetween(look.toSheet(solid.size, from), look.toSheet(solid.size, to))
    if (index !== undefined && lines[index] === 0) lines[index] = 2
  }
  return { sheet: lines, isClean, area: [...seen.values()].filter((plane) => plane !== '').length / 4 }
}

/** The quarters of a sheet cell, divided by both diagonals. */
const quarters = { below: [0, -1], right: [1, 0], above: [0, 1], left: [-1, 0] } as const
type Quarter = keyof typeof quarters
type Seen = ReadonlyMap<string, string>
const keyOf = (column: number, row: number, quarter: Quarter): string => `${column} ${row} ${quarter}`

/** The visible plane in each quarter of each cell; absent if there is none. */
function lookAt(solid: Solid, look: Look): Seen {
  const seen = new Map<string, string>()
  for (let row = 0; row < solid.size; row++)
    for (let column = 0; column < solid.size; column++)
      for (const [quarter, [du, dv]] of Object.entries(quarters)) {
        const plane = firstPlane(solid, look, [column + 0.5 + du / 3, row + 0.5 + dv / 3])
        seen.set(keyOf(column, row, quarter as Quarter), plane)
      }
  return seen
}

function firstPlane(solid: Solid, look: Look, [u, v]: Spot): string {
  for (let depth = 0; depth < solid.size; depth++) {
    if (isInside(solid, look.toSpace(solid.size, u, v, depth + 0.01))) return `${depth}`
    if (isInside(solid, look.toSpace(solid.size, u, v, depth + 0.99)))
      return slopeAt(solid, look.toSpace(solid.size, u, v, depth + 0.5))
  }
  return ''
}

/** Key of the plane that cuts the cell of a point; equal for all cells on the same plane. */
function slopeAt(solid: Solid, point: Point): string {
  const [x, y, z] = point.map(Math.floor) as [number, number, number]
  const [a, b, c, k] = halfOf(cellAt(solid, x, y, z))
  return [a, b, c, k + a * x + b * y + c * z].join()
}

/** Draws a line wherever two planes meet. Returns whether no diagonal is only partly visible. */
function drawVisible(lines: Line[], size: number, seen: Seen): boolean {
  let isClean = true
  const at = (column: number, row: number, quarter: Quarter): string =>
    seen.get(keyOf(column, row, quarter)) ?? ''
  const draw = (from: Spot, to: Spot, halves: readonly boolean[]): void => {
    const index = segmentBetween(from, to)
    if (index !== undefined && halves.every(Boolean)) lines[index] = 1
    else if (halves.some(Boolean)) isClean = false
  }
  for (let j = 0; j <= size; j++)
    for (let i = 0; i <= size; i++) {
      const [below, right, above, left] = (['below', 'right', 'above', 'left'] as const).map((q) =>
        at(i, j, q),
      )
      draw([i, j], [i + 1, j], [below !== at(i, j - 1, 'above')])
      draw([i, j], [i, j + 1], [left !== at(i - 1, j, 'right')])
      draw([i, j], [i + 1, j + 1], [left !== below, above !== right])
      draw([i, j + 1], [i + 1, j], [left !== above, below !== right])
    }
  return isClean
}

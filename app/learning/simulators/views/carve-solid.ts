import { cellAt, emptyCell, halfOf, isInside, listCells, type Point, type Solid, wholeCell } from './solid.ts'

/** A cell and the wedge that it may become. */
type WedgePlace = { index: number; letter: string }

/** Cells that may become one of these wedges: whole faces touch a solid cell, open ones an empty cell. */
export function listWedgePlaces(solid: Solid, letters: string): WedgePlace[] {
  return [...solid.cells].flatMap((now, index) =>
    [...letters].flatMap((letter) => {
      const at = placeOf(solid, index)
      return (now === wholeCell || now === emptyCell) && leans(solid, at, letter) ? [{ index, letter }] : []
    }),
  )
}

function placeOf({ size }: Solid, index: number): Point {
  return [index % size, Math.floor(index / size) % size, Math.floor(index / size ** 2)]
}

/**
 * A plane a·x + b·y + c·z < k leaves open the sides to which its coefficients point, not the opposite ones.
 */
function leans(solid: Solid, [x, y, z]: Point, letter: string): boolean {
  return halfOf(letter)
    .slice(0, 3)
    .every((slope, axis) => {
      if (slope === 0) return true
      const beside = (way: number): string =>
        cellAt(solid, x + (axis === 0 ? way : 0), y + (axis === 1 ? way : 0), z + (axis === 2 ? way : 0))
      const isHeld = beside(-slope) === wholeCell || (axis === 2 && z === 0)
      return isHeld && beside(slope) === emptyCell
    })
}

/** The solid shifted to the front left corner, on the floor. */
export function normalizeSolid(solid: Solid): Solid {
  const { size } = solid
  const cells = listCells(solid)
  const least = ([0, 1, 2] as const).map((axis) => Math.min(size, ...cells.map(({ at }) => at[axis])))
  const [dx = 0, dy = 0, dz = 0] = least
  return {
    size,
    cells: [...solid.cells]
      .map((_, index) => {
        const [x, y, z] = placeOf(solid, index)
        return cellAt(solid, x + dx, y + dy, z + dz)
      })
      .join(''),
  }
}

/** Whether all cells are connected by faces, not by edges alone. */
export function isConnected(solid: Solid): boolean {
  const cells = listCells(solid)
  const reached = new Set(cells.slice(0, 1))
  for (const { at } of reached)
    for (const other of cells) if (!reached.has(other) && isTouching(solid, at, other.at)) reached.add(other)
  return reached.size === cells.length
}

/** Whether two cells are neighbours whose faces share more than a line. */
function isTouching(solid: Solid, one: Point, other: Point): boolean {
  const step = one.map((place, axis) => (other[axis] ?? 0) - place)
  if (step.reduce((sum, part) => sum + Math.abs(part), 0) !== 1) return false
  // The centres of the quarters of the common face, slightly to each side of it.
  return [-1 / 3, 1 / 3].some((off) =>
    [0, 1].some((which) => {
      let free = 0
      const spot = (depth: number): Point => {
        free = 0
        const [x = 0, y = 0, z = 0] = one.map((place, axis) => {
          const along = step[axis] ?? 0
          return place + 0.5 + (along === 0 ? (free++ === which ? off : 0) : along * depth)
        })
        return [x, y, z]
      }
      return isInside(solid, spot(0.49)) && isInside(solid, spot(0.51))
    }),
  )
}

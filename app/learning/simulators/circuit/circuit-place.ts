import { COLUMNS, columnOf, nameEdge, type Point, points, ROWS, rowOf } from './circuit-parts.ts'

/** Units of the drawing between two neighbouring points. */
export const STEP = 62
const LEFT = 28
const TOP = 52
export const WIDTH = LEFT + (COLUMNS - 1) * STEP + 60
export const GRID_HEIGHT = TOP + (ROWS - 1) * STEP + 34

type Spot = { x: number; y: number }

/** Position of a point in the drawing. */
export const spotOf = (point: Point): Spot => ({
  x: LEFT + columnOf(point) * STEP,
  y: TOP + rowOf(point) * STEP,
})

/** Position between two points; `t` is 0 at the first and 1 at the second. */
export function between(from: Point, to: Point, t: number): Spot {
  const [one, other] = [spotOf(from), spotOf(to)]
  return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t }
}

/** Direction from `from` to `to` in degrees: 0 is right, clockwise. */
export function turnOf(from: Point, to: Point): number {
  if (rowOf(from) === rowOf(to)) return to > from ? 0 : 180
  return to > from ? 90 : 270
}

export const isLevel = (from: Point, to: Point): boolean => rowOf(from) === rowOf(to)

/** Bonus in squared distance for an occupied place, because the label of its part is beside it. */
const TAKEN = 600

/** The place between neighbours nearest to a spot of the drawing; places in `taken` are preferred. */
export function findPlace({ x, y }: Spot, taken: ReadonlySet<string>): string {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const from of points)
    for (const to of [from + 1, from + COLUMNS]) {
      if (to >= points.length || (to === from + 1 && rowOf(to) !== rowOf(from))) continue
      const middle = between(from, to, 0.5)
      const place = nameEdge(from, to)
      const away = (middle.x - x) ** 2 + (middle.y - y) ** 2 - (taken.has(place) ? TAKEN : 0)
      if (away < least) {
        best = place
        least = away
      }
    }
  return best
}

export const COLUMNS = 6
export const ROWS = 5
const LETTERS = 'abcdef'

/** Index of a grid point, row by row from the top left: 0–29. */
export type Point = number

/** All points, in reading order. */
export const points: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, point) => point)

export const columnOf = (point: Point): number => point % COLUMNS
export const rowOf = (point: Point): number => Math.floor(point / COLUMNS)

/** Name of a point for users and addresses: `b3` is the second column, third row. */
export const namePoint = (point: Point): string => `${LETTERS[columnOf(point)] ?? ''}${rowOf(point) + 1}`

/** The point with a name; undefined for an invalid name. */
export function findPoint(name: string): Point | undefined {
  const column = name.length === 2 ? LETTERS.indexOf(name.charAt(0)) : -1
  const row = '12345'.indexOf(name.charAt(1))
  return column < 0 || row < 0 ? undefined : row * COLUMNS + column
}

/** The points one step away, at most four. */
export function listNeighbours(point: Point): Point[] {
  return points.filter((other) => areNeighbours(point, other))
}

export function areNeighbours(one: Point, other: Point): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1
}

/** Points of a straight run, including both ends; undefined if the two are not in one row or column. */
export function walkStraight(from: Point, to: Point): Point[] | undefined {
  const across = columnOf(to) - columnOf(from)
  const down = rowOf(to) - rowOf(from)
  if ((across === 0) === (down === 0)) return undefined
  const steps = Math.abs(across + down)
  const stride = across === 0 ? Math.sign(down) * COLUMNS : Math.sign(across)
  return Array.from({ length: steps + 1 }, (_, step) => from + step * stride)
}

/** Canonical name of the place between two points, in either order. */
export const nameEdge = (from: Point, to: Point): string =>
  from < to ? `${namePoint(from)}${namePoint(to)}` : `${namePoint(to)}${namePoint(from)}`

/** Normalises `b1c1` and `c1b1` to one name, ignoring case. Returns '' for anything else. */
export function asEdge(written: string): string {
  const wanted = written.trim().toLowerCase()
  const [from, to] = [findPoint(wanted.slice(0, 2)), findPoint(wanted.slice(2))]
  return from === undefined || to === undefined || !areNeighbours(from, to) ? '' : nameEdge(from, to)
}

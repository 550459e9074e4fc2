export const COLUMNS = 6
export const ROWS = 5
const LETTERS = 'abcdef'

/** A point of the grid, counted row by row from the top left: 0–29. */
export type Point = number

/** Every point, in reading order. */
export const points: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, point) => point)

export const columnOf = (point: Point): number => point % COLUMNS
export const rowOf = (point: Point): number => Math.floor(point / COLUMNS)

/** As people and addresses name it: `b3` is the second column, third row. */
export const namePoint = (point: Point): string => `${LETTERS[columnOf(point)] ?? ''}${rowOf(point) + 1}`

/** The point of a name; `undefined` for anything that is none. */
export function findPoint(name: string): Point | undefined {
  const column = name.length === 2 ? LETTERS.indexOf(name.charAt(0)) : -1
  const row = '12345'.indexOf(name.charAt(1))
  return column < 0 || row < 0 ? undefined : row * COLUMNS + column
}

/** The points that stand one step away, at most four. */
export function listNeighbours(point: Point): Point[] {
  return points.filter((other) => areNeighbours(point, other))
}

export function areNeighbours(one: Point, other: Point): boolean {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1
}

/** The points of a straight run, both ends too; `undefined` where the two do not stand in one row or column. */
export function walkStraight(from: Point, to: Point): Point[] | undefined {
  const across = columnOf(to) - columnOf(from)
  const down = rowOf(to) - rowOf(from)
  if ((across === 0) === (down === 0)) return undefined
  const steps = Math.abs(across + down)
  const stride = across === 0 ? Math.sign(down) * COLUMNS : Math.sign(across)
  return Array.from({ length: steps + 1 }, (_, step) => from + step * stride)
}

/** One name for a place between two points, whichever comes first. */
export const nameEdge = (from: Point, to: Point): string =>
  from < to ? `${namePoint(from)}${namePoint(to)}` : `${namePoint(to)}${namePoint(from)}`

/** `b1c1` and `c1b1` are one place, whatever the case; anything else is none: ''. */
export function asEdge(written: string): string {
  const wanted = written.trim().toLowerCase()
  const [from, to] = [findPoint(wanted.slice(0, 2)), findPoint(wanted.slice(2))]
  return from === undefined || to === undefined || !areNeighbours(from, to) ? '' : nameEdge(from, to)
}

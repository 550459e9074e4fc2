/** A point of a sheet: column from the left, row from the bottom, both from 0. */
export type Spot = readonly [column: number, row: number]
/** 0: no line; 1: visible, continuous; 2: hidden, dashed. */
export type Line = 0 | 1 | 2
/** A line type for each entry of `segments`. */
export type Sheet = readonly Line[]
export type Segment = { readonly from: Spot; readonly to: Spot }

/** Cells of a sheet per axis; smaller solids use its lower left corner. */
export const sheetSize = 4

/**
 * Every segment between neighbouring points: horizontal, vertical, rising and falling.
 * The order must not change, because codes of sheets depend on it.
 */
export const segments: readonly Segment[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
].flatMap(([across = 0, up = 0]) => {
  const list: Segment[] = []
  for (let row = 0; row <= sheetSize; row++)
    for (let column = 0; column <= sheetSize; column++)
      if (isOnSheet([column + across, row + up]))
        list.push({ from: [column, row], to: [column + across, row + up] })
  return list
})

function isOnSheet([column, row]: Spot): boolean {
  return column >= 0 && row >= 0 && column <= sheetSize && row <= sheetSize
}

/** A numeric key for a pair of points on the sheet. */
const keyOf = (from: Spot, to: Spot): number => ((from[0] * 8 + from[1]) * 8 + to[0]) * 8 + to[1]

const indexes = new Map(
  segments.flatMap(({ from, to }, index) => [
    [keyOf(from, to), index] as const,
    [keyOf(to, from), index] as const,
  ]),
)

export const emptySheet: Sheet = segments.map(() => 0)

/** Index of the segment between two points; undefined if they are not neighbours. */
export function segmentBetween(from: Spot, to: Spot): number | undefined {
  return isOnSheet(from) && isOnSheet(to) ? indexes.get(keyOf(from, to)) : undefined
}

/** A sheet with its points transformed; undefined if a line would leave the sheet. */
export function mapSheet(sheet: Sheet, move: (spot: Spot) => Spot): Sheet | undefined {
  const moved: Line[] = [...emptySheet]
  for (const [index, { from, to }] of segments.entries()) {
    const line = sheet[index] ?? 0
    if (line === 0) continue
    const there = segmentBetween(move(from), move(to))
    if (there === undefined) return undefined
    moved[there] = line
  }
  return moved
}

/** The lower left corner of the bounding box of the lines. */
export function originOf(sheet: Sheet): Spot {
  const drawn = segments.filter((_, index) => sheet[index] !== 0)
  const least = (axis: 0 | 1): number =>
    Math.min(sheetSize, ...drawn.flatMap(({ from, to }) => [from[axis], to[axis]]))
  return [least(0), least(1)]
}

/** The sheet shifted to the lower left corner. */
export function cornerSheet(sheet: Sheet): Sheet {
  const [columns, rows] = originOf(sheet)
  return mapSheet(sheet, ([column, row]) => [column - columns, row - rows]) ?? sheet
}

export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return one.every((line, index) => line === other[index])
}

export function isEmptySheet(sheet: Sheet): boolean {
  return sheet.every((line) => line === 0)
}

/** A run of collinear segments with a common value. */
type Stretch<T> = Segment & { readonly value: T }

/** Segments for which `pick` returns a value, joined where they continue straight with the same value. */
export function listStretches<T>(pick: (index: number) => T | undefined): Stretch<T>[] {
  const taken = new Set<number>()
  return segments.flatMap(({ from, to }, index) => {
    const value = pick(index)
    if (value === undefined || taken.has(index)) return []
    const step = [to[0] - from[0], to[1] - from[1]] as const
    let end = to
    for (;;) {
      const beyond: Spot = [end[0] + step[0], end[1] + step[1]]
      const next = segmentBetween(end, beyond)
      if (next === undefined || pick(next) !== value) break
      taken.add(next)
      end = beyond
    }
    return [{ from, to: end, value }]
  })
}

import { type Line, type Sheet, type Spot, segmentBetween } from './sheet.ts'

/** Segments of the straight line between two points; none if it is not a row, column or diagonal. */
export function listSegmentsBetween(from: Spot, to: Spot): number[] {
  const [across, up] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(Math.abs(across), Math.abs(up))
  if (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up)) return []
  const at = (step: number): Spot => [from[0] + Math.sign(across) * step, from[1] + Math.sign(up) * step]
  return Array.from({ length: count }, (_, step) => segmentBetween(at(step), at(step + 1)) ?? -1)
}

/** Draws a line between two points, or erases it if the whole line exists with that type. */
export function drawLine(sheet: Sheet, [from, to]: readonly [Spot, Spot], line: Line): Sheet {
  const there = listSegmentsBetween(from, to)
  const next = there.every((index) => sheet[index] === line) ? 0 : line
  return sheet.map((now, index) => (there.includes(index) ? next : now))
}

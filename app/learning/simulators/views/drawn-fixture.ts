import { emptySheet, type Line, type Sheet, type Spot, segmentBetween } from './sheet.ts'

/**
 * Parses a sheet written by hand: polylines through points, `0,0 3,0 3,2`, separated by `;`.
 * Visible lines come before `|`, hidden ones after it.
 * Throws if a line is not a row, a column or a diagonal.
 */
export function handSheet(text: string): Sheet {
  const lines: Line[] = [...emptySheet]
  for (const [index, part] of text.split('|').entries())
    for (const path of part.split(';').filter((some) => some.trim() !== '')) {
      const spots = path.trim().split(' ').map(readSpot)
      for (const [at, to] of spots.entries()) {
        const from = spots[at - 1]
        if (from) for (const segment of walk(from, to)) lines[segment] = index === 0 ? 1 : 2
      }
    }
  return lines
}

function readSpot(text: string): Spot {
  const [column = Number.NaN, row = Number.NaN] = text.split(',').map(Number)
  return [column, row]
}

function walk(from: Spot, to: Spot): number[] {
  const [across, up] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(Math.abs(across), Math.abs(up))
  return Array.from({ length: count }, (_, step) => {
    const spot = (at: number): Spot => [from[0] + (across / count) * at, from[1] + (up / count) * at]
    const segment = segmentBetween(spot(step), spot(step + 1))
    if (segment === undefined) throw new Error(`No line from ${from} to ${to}`)
    return segment
  })
}

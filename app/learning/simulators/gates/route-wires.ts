import type { Net, Node } from './lay-out.ts'

/** A wire between two columns, on a vertical track of its own. */
type Run = { net: Net; from: number; to: number[] }

/** The drawn lines of a wire between two columns. */
export type Wire = {
  net: Net
  /** Horizontal and vertical lines. */
  lines: { x1: number; y1: number; x2: number; y2: number }[]
  /** Branch points. */
  dots: { x: number; y: number }[]
}

/** Wires from one column to the next, with the heights of both ends. */
export function findRuns(before: readonly Node[], column: readonly Node[]): Run[] {
  return before.flatMap(({ net, y }) => {
    const pins = column.flatMap((node) => node.pins).filter((pin) => net !== undefined && pin.net === net)
    return net === undefined || pins.length === 0 ? [] : [{ net, from: y, to: pins.map((pin) => pin.y) }]
  })
}

/**
 * Orders the runs that need a track from left to right, so that no two wires overlap.
 * A wire that leaves at the height at which another arrives must turn before it.
 * Returns undefined if there is no such order.
 */
export function orderTracks(runs: readonly Run[]): Run[] | undefined {
  const left = runs.filter(({ from, to }) => to.some((y) => y !== from)).sort(compareRuns)
  const ordered: Run[] = []
  while (left.length > 0) {
    const next = left.findIndex((run) => !left.some((other) => other !== run && run.to.includes(other.from)))
    if (next < 0) return undefined
    ordered.push(...left.splice(next, 1))
  }
  return ordered
}

/**
 * Wires that go down first, from the lowest up; then those that go up, from the highest down.
 * This order minimises crossings.
 */
function compareRuns(one: Run, other: Run): number {
  const isDown = goesDown(one)
  if (isDown !== goesDown(other)) return isDown ? -1 : 1
  return isDown ? other.from - one.from : one.from - other.from
}

function goesDown({ from, to }: Run): boolean {
  return Math.max(...to) - from > from - Math.min(...to)
}

/** Draws a wire between x = `left` and x = `right`; `track` is the x of its vertical part, if it has one. */
export function drawRun(
  { net, from, to }: Run,
  left: number,
  right: number,
  track: number | undefined,
): Wire {
  if (track === undefined) return { net, lines: [{ x1: left, y1: from, x2: right, y2: from }], dots: [] }
  const heights = [...new Set([from, ...to])]
  const top = Math.min(...heights)
  const bottom = Math.max(...heights)
  const lines = [
    { x1: left, y1: from, x2: track, y2: from },
    { x1: track, y1: top, x2: track, y2: bottom },
    ...to.map((y) => ({ x1: track, y1: y, x2: right, y2: y })),
  ]
  // A dot where three or more lines meet: incoming, outgoing, up and down.
  const dots = heights.filter((y) => {
    const meeting = [y === from, to.includes(y), y > top, y < bottom]
    return meeting.filter(Boolean).length > 2
  })
  return { net, lines, dots: dots.map((y) => ({ x: track, y })) }
}

import { type Bar, columnOf, type Measures, type Place, places, ROWS, rowOf } from './truss-parts.ts'

export const WIDTH = 320
const LEFT = 40
const PITCH = 41
/** Space above and below the grid for loads, supports and reactions. */
const TOP = 46
const BOTTOM = 64

export type Spot = { x: number; y: number }

/** Positions of the grid places, and height of the picture. To scale, except for very flat or tall grids. */
export type Layout = { spotOf: (place: Place) => Spot; height: number }

export function layOutGrid({ ancho, alto }: Pick<Measures, 'ancho' | 'alto'>): Layout {
  const pitch = Math.min(80, Math.max(26, (PITCH * alto) / ancho))
  const ground = TOP + (ROWS - 1) * pitch
  return {
    spotOf: (place) => ({ x: LEFT + PITCH * columnOf(place), y: ground - pitch * rowOf(place) }),
    height: Math.round(ground + BOTTOM),
  }
}

/** Maximum distance of a tap from a place or from a bar. */
const nearPlace = 18
const nearBar = 9

/** The place at a tap, otherwise the bar; undefined if there is neither. */
export function findTouched(
  { x, y }: Spot,
  bars: readonly Bar[],
  spotOf: Layout['spotOf'],
): Place | Bar | undefined {
  const away = (place: Place): number => Math.hypot(spotOf(place).x - x, spotOf(place).y - y)
  const nearest = places.reduce((best, place) => (away(place) < away(best) ? place : best), 0)
  if (away(nearest) <= nearPlace) return nearest
  return bars.find((bar) => distanceTo({ x, y }, spotOf(bar.from), spotOf(bar.to)) <= nearBar)
}

function distanceTo({ x, y }: Spot, from: Spot, to: Spot): number {
  const [along, down] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * along + (y - from.y) * down) / (along ** 2 + down ** 2)
  const nearest = Math.min(1, Math.max(0, part))
  return Math.hypot(from.x + nearest * along - x, from.y + nearest * down - y)
}

/**
 * Position of a bar's force label: beside its middle, on the side away from the centre of the truss.
 * If two bars cross in their middles, the label is nearer to an end.
 */
export function placeLabel(bar: Bar, bars: readonly Bar[], spotOf: Layout['spotOf']) {
  const [from, to] = [spotOf(bar.from), spotOf(bar.to)].sort((one, other) => one.x - other.x) as [Spot, Spot]
  const isCrossed = bars.some((other) => other !== bar && meets(bar, other))
  const part = isCrossed ? 0.27 : 0.5
  const spot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
  const angle = from.x === to.x ? -90 : (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const middle = middleOf(bars, spotOf)
  // The direction above the letters: perpendicular to the bar, a quarter turn anticlockwise.
  const turn = ((angle - 90) * Math.PI) / 180
  const outward = (spot.x - middle.x) * Math.cos(turn) + (spot.y - middle.y) * Math.sin(turn)
  return { spot, angle, isAbove: outward > -1, length: Math.hypot(to.x - from.x, to.y - from.y) }
}

function meets(one: Bar, other: Bar): boolean {
  return (
    columnOf(one.from) + columnOf(one.to) === columnOf(other.from) + columnOf(other.to) &&
    rowOf(one.from) + rowOf(one.to) === rowOf(other.from) + rowOf(other.to)
  )
}

function middleOf(bars: readonly Bar[], spotOf: Layout['spotOf']): Spot {
  const ends = bars.flatMap(({ from, to }) => [spotOf(from), spotOf(to)])
  const xs = ends.map(({ x }) => x)
  const ys = ends.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** A direction of the grid; an absent component may have any sign. */
export type Way = { columns?: -1 | 0 | 1; rows?: -1 | 0 | 1 }

/** Whether a bar leaves a node in a direction of the grid. */
export function hasBarTowards(at: Place, bars: readonly Bar[], way: Way): boolean {
  return bars.some(({ from, to }) => {
    if (from !== at && to !== at) return false
    const end = from === at ? to : from
    const columns = Math.sign(columnOf(end) - columnOf(at))
    const rows = Math.sign(rowOf(end) - rowOf(at))
    return (way.columns ?? columns) === columns && (way.rows ?? rows) === rows
  })
}

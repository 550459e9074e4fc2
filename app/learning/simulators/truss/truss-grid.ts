/** Index of a place where bars may meet: 0 is a1 at the bottom left, 1 is a2 above it. */
export type Place = number

const COLUMNS = 7
export const ROWS = 4

export const places: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => at)

/** 0 on the left. */
export const columnOf = (place: Place): number => Math.floor(place / ROWS)

/** 0 on the ground. */
export const rowOf = (place: Place): number => place % ROWS

/** Name of a place: `c2`. */
export function namePlace(place: Place): string {
  return `${'abcdefg'.charAt(columnOf(place))}${rowOf(place) + 1}`
}

const named = new Map(places.map((place) => [namePlace(place), place]))

/** The place with a name. */
export function findPlace(name: string): Place | undefined {
  return named.get(name)
}

/** Whether a place is on the straight line between two others. */
export function isBetween(place: Place, from: Place, to: Place): boolean {
  if (place === from || place === to) return false
  const [along, up] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  const [right, above] = [columnOf(place) - columnOf(from), rowOf(place) - rowOf(from)]
  const inside = along * right + up * above
  return along * above === up * right && inside > 0 && inside < along ** 2 + up ** 2
}

/** Moodle has no percentages for 11 and 12 equal shares. */
const mostEqual = 10

/**
 * Divides a hundred per cent into shares that Moodle accepts, equal if possible: thirds, sevenths and ninths
 * with five decimals, as Moodle writes them; for eleven and twelve, tens and fives.
 */
export function shareOut(count: number): number[] {
  if (count <= mostEqual) return Array.from({ length: count }, () => Number((100 / count).toFixed(5)))
  const tens = 2 * mostEqual - count
  return Array.from({ length: count }, (_, at) => (at < tens ? 10 : 5))
}

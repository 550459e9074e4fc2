/** 11 and 12 shares are not among the percentages that Moodle knows. */
const mostEqual = 10

/**
 * A hundred per cent in shares that Moodle takes, all equal where it can be: thirds, sevenths and ninths with five decimals, as it writes
 * them; eleven and twelve as tens and fives.
 */
export function shareOut(count: number): number[] {
  if (count <= mostEqual) return Array.from({ length: count }, () => Number((100 / count).toFixed(5)))
  const tens = 2 * mostEqual - count
  return Array.from({ length: count }, (_, at) => (at < tens ? 10 : 5))
}

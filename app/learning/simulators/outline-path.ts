type Point = readonly [number, number]

/** The `d` attribute of a closed SVG path through corners. */
export function outlinePath(corners: readonly Point[]): string {
  return `${linePath(corners)}Z`
}

/**
 * The `d` attribute of an SVG path through corners, as short as possible.
 * Each corner is a relative step in tenths of a unit.
 * Steps are taken between rounded corners, so that rounding errors do not add up.
 */
export function linePath(corners: readonly Point[]): string {
  let [x, y] = [0, 0]
  const ways = corners.map(([toX, toY]) => {
    const [nextX, nextY] = [Math.round(toX * 10), Math.round(toY * 10)]
    const way = tenths(nextX - x) + withSign(tenths(nextY - y))
    ;[x, y] = [nextX, nextY]
    return way
  })
  const [first = '0 0', ...others] = ways
  return `M${first}l${others.map((way, at) => (at === 0 ? way : withSign(way))).join('')}`
}

/** Shortest SVG form of a number of tenths: `-.4`, `12`, `1.3`. */
function tenths(count: number): string {
  return String(count / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus sign separates two numbers as well as a space does. */
function withSign(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}

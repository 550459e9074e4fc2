type Point = readonly [number, number]

/** The data of a closed SVG path through corners. */
export function outlinePath(corners: readonly Point[]): string {
  return `${linePath(corners)}Z`
}

/**
 * The data of an SVG path through corners, in as few letters as it takes: each corner as its way from the one before, in tenths of a unit. Ways are
 * taken between rounded corners, so that nothing adds up.
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

/** A number of tenths as SVG reads it shortest: `-.4`, `12`, `1.3`. */
function tenths(count: number): string {
  return String(count / 10).replace(/^(-?)0\./, '$1.')
}

/** A minus parts two numbers as well as a space does. */
function withSign(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}

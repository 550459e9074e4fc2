import { encode } from 'uqr'

/**
 * Draws a QR code as SVG: level M, with the margin of four modules that ISO/IEC 18004 requires, black on
 * white in any theme. One unit of the view box is one module, margin included.
 */
export function drawQr(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    rowToRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`
  )
}

/**
 * Start and length of each run of black modules in a row: separate squares would print with hairlines between
 * them.
 */
function rowToRuns(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = []
  for (const [x, isBlack] of row.entries()) {
    const last = runs.at(-1)
    if (!isBlack) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}

const narrowSpace = '\u202f'
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Formats a number the Spanish way: decimal comma, digits grouped in threes from five digits on, and a power
 * of ten for values of 10⁹ or more or below 10⁻⁴. `figures`: the maximum number of significant figures.
 */
export function formatNumber(value: number, figures = 6): string {
  const size = Math.abs(value)
  if (size !== 0 && (size >= 1e9 || size < 1e-4)) return formatPower(value, figures)
  const rounded = Number(value.toPrecision(figures))
  const [whole = '', decimals] = Math.abs(rounded)
    // Stop at the precision of floating point: 12207,03 instead of 12207,030000000001.
    .toFixed(12 - Math.floor(Math.log10(size || 1)))
    .replace(/\.?0+$/, '')
    .split('.')
  return `${rounded < 0 ? '−' : ''}${group(whole)}${decimals ? `,${decimals}` : ''}`
}

/**
 * Formats a number with a fixed number of decimals, as prices are written: 0,20. Halves round away from zero,
 * even when floating point stores slightly less than a half.
 */
export function formatDecimals(value: number, decimals: number): string {
  const scaled = Math.abs(value) * 10 ** decimals
  const rounded = Math.floor(scaled + 0.5 + scaled * 1e-12) / 10 ** decimals
  const [whole = '', rest] = rounded.toFixed(decimals).split('.')
  return `${value < 0 && rounded !== 0 ? '−' : ''}${group(whole)}${rest ? `,${rest}` : ''}`
}

function group(whole: string): string {
  return whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, narrowSpace) : whole
}

function formatPower(value: number, figures: number): string {
  const [mantissa = '', exponent = ''] = Number(value.toPrecision(figures)).toExponential().split('e')
  const power = exponent
    .replace('+', '')
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')
  return `${mantissa.replace('.', ',').replace('-', '−')}·10${power}`
}

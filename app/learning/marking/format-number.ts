const narrowSpace = '\u202f'
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * A number as Spanish writes it: decimal comma, groups of three from five figures on, and a power of ten for what is very large or small.
 * `figures`: significant ones at most.
 */
export function formatNumber(value: number, figures = 6): string {
  const size = Math.abs(value)
  if (size !== 0 && (size >= 1e9 || size < 1e-4)) return formatPower(value, figures)
  const rounded = Number(value.toPrecision(figures))
  const [whole = '', decimals] = Math.abs(rounded)
    // No further than floating point knows it: 12207,03, and not 12207,030000000001.
    .toFixed(12 - Math.floor(Math.log10(size || 1)))
    .replace(/\.?0+$/, '')
    .split('.')
  return `${rounded < 0 ? '−' : ''}${group(whole)}${decimals ? `,${decimals}` : ''}`
}

/** A number with so many decimals, as prices are written: 0,20. What lies half way goes up, whatever floating point makes of it. */
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

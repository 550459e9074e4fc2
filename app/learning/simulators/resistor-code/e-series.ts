/** Values per decade of IEC 60063; E24 includes E12. They are listed because they deviate from 10^(k/n). */
const e12 = [100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820]
const e24 = [...e12, 110, 130, 160, 200, 240, 300, 360, 430, 510, 620, 750, 910].sort((a, b) => a - b)
/** IEC 60063: E96 is 10^(k/96), rounded to three digits. */
const e96 = Array.from({ length: 96 }, (_, at) => Math.round(100 * 10 ** (at / 96)))

const series = { E12: e12, E24: e24, E96: e96 }
type SeriesName = keyof typeof series

/** The series that contain a resistance (ohms, above 0), smallest first. */
export function listSeries(ohms: number): SeriesName[] {
  const { mantissa } = splitDecade(ohms)
  return (Object.keys(series) as SeriesName[]).filter((name) => series[name].includes(mantissa))
}

/** The value of a series nearest to a resistance (ohms, above 0), in ohms; the smaller one in a tie. */
export function findNearest(name: SeriesName, ohms: number): number {
  const { mantissa, power } = splitDecade(ohms)
  const nearest = [...series[name], 1000].reduce((best, value) =>
    Math.abs(value - mantissa) < Math.abs(best - mantissa) - 1e-9 ? value : best,
  )
  return scale(nearest, power)
}

/** A number times a power of ten. Division avoids the rounding error of factors such as 0.1. */
export function scale(number: number, power: number): number {
  return power < 0 ? number / 10 ** -power : number * 10 ** power
}

/** ohms = mantissa · 10^power with 100 ≤ mantissa < 1000. */
function splitDecade(ohms: number): { mantissa: number; power: number } {
  const [digits = '', exponent = ''] = ohms.toExponential(8).split('e')
  return { mantissa: Number((Number(digits) * 100).toFixed(6)), power: Number(exponent) - 2 }
}

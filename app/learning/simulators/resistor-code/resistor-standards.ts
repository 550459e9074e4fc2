/** A colour and its meaning in each position; undefined in positions where it is not used. */
type BandColour = {
  name: string
  /** Its class in resistor-code.css: `resistor-{paint}`. */
  paint: string
  digit?: number
  /** The multiplier is 10 to this power. */
  power: number
  /** In per cent, plus and minus. */
  tolerance?: number
}

/**
 * The colours of IEC 60062:2016 except pink (×10⁻³), which is very rare. Keyed by their names in addresses.
 */
export const bandColours: Readonly<Record<string, BandColour>> = {
  negro: { name: 'negro', paint: 'black', digit: 0, power: 0 },
  marron: { name: 'marrón', paint: 'brown', digit: 1, power: 1, tolerance: 1 },
  rojo: { name: 'rojo', paint: 'red', digit: 2, power: 2, tolerance: 2 },
  naranja: { name: 'naranja', paint: 'orange', digit: 3, power: 3, tolerance: 0.05 },
  amarillo: { name: 'amarillo', paint: 'yellow', digit: 4, power: 4, tolerance: 0.02 },
  verde: { name: 'verde', paint: 'green', digit: 5, power: 5, tolerance: 0.5 },
  azul: { name: 'azul', paint: 'blue', digit: 6, power: 6, tolerance: 0.25 },
  violeta: { name: 'violeta', paint: 'violet', digit: 7, power: 7, tolerance: 0.1 },
  gris: { name: 'gris', paint: 'grey', digit: 8, power: 8, tolerance: 0.01 },
  blanco: { name: 'blanco', paint: 'white', digit: 9, power: 9 },
  oro: { name: 'oro', paint: 'gold', power: -1, tolerance: 5 },
  plata: { name: 'plata', paint: 'silver', power: -2, tolerance: 10 },
}

/** Options of a choice: name in addresses → displayed name. */
export const colourOptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bandColours).map(([id, { name }]) => [id, name]),
)

/** The colour with a number in a position; undefined if there is none. */
export function findColour(place: 'digit' | 'power' | 'tolerance', number: number): string | undefined {
  return Object.keys(bandColours).find((id) => bandColours[id]?.[place] === number)
}

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

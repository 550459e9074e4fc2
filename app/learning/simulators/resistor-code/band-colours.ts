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

import { joinWords } from '../../../ui/components/join-words.ts'
import { formatNumber } from '../../marking/format-number.ts'
import { bandColours } from './band-colours.ts'

const prefixes = [
  { from: 1e9, unit: 'GΩ' },
  { from: 1e6, unit: 'MΩ' },
  { from: 1e3, unit: 'kΩ' },
  { from: 0, unit: 'Ω' },
] as const

/** A resistance in the largest unit in which its value is at least `atLeast`: 4.7, `kΩ`. */
export function toUnit(ohms: number, atLeast = 1): { value: number; unit: string } {
  const found = prefixes.find(({ from }) => ohms >= from * atLeast)
  return { value: found?.from ? ohms / found.from : ohms, unit: found?.unit ?? 'Ω' }
}

/** «4,7 kΩ». */
export function sayOhms(ohms: number, atLeast = 1): string {
  const { value, unit } = toUnit(ohms, atLeast)
  return `${formatNumber(value, 7)} ${unit}`
}

/** Names of colours by their keys. */
export function nameColours(ids: readonly string[]): string {
  return joinWords(ids.map((id) => bandColours[id]?.name ?? id))
}

const place = (at: number): string => `${at + 1}.ª banda`

export const resistorTexts = {
  none: '—',
  tolerance: (percent: number) => `±${formatNumber(percent)} %`,
  sum: (digits: number, power: number) =>
    `${digits} · ${power < 0 ? formatNumber(10 ** power) : formatNumber(10 ** power, 9)} Ω`,
  series: (names: readonly string[]) => (names.length > 0 ? joinWords(names) : 'ninguna de E12, E24 y E96'),
  notADigit: (at: number, colour: string) =>
    `La ${place(at)} es una cifra, y ninguna cifra es de color ${colour}: va del negro (0) al blanco (9).`,
  leadingZero: 'La 1.ª banda no puede ser de color negro: una resistencia no empieza por la cifra 0.',
  notATolerance: (at: number, colour: string) =>
    `La ${place(at)} dice la tolerancia, y ninguna tolerancia es de color ${colour}.`,
  inE96Only: (said: string) =>
    `${said} no está en E12 ni en E24; sí en E96, la serie de las resistencias del 1 %.`,
  notMade: (said: string, e12: string, e24: string) =>
    `${said} no está en E12 ni en E24: no se fabrica así. Lo más próximo es ${e12} en E12 y ${e24} en E24.`,
  rounded: (wanted: string, bands: number, coded: string) =>
    `Con ${bands} bandas solo caben ${bands - 2} cifras: ${wanted} se queda en ${coded}.`,
  tooSmall: (said: string) =>
    `Con 5 bandas no se puede escribir ${said}: lo mínimo es 1 Ω (100 · 0,01). Prueba con 4 bandas.`,
  unreadable: (colours: string) => `Estas bandas no dicen ningún valor: ${colours}.`,
  noCode: 'Ese valor no cabe en las bandas.',
  read: (colours: string, value: string, tolerance: string, least: string, most: string) =>
    `${colours}: ${value} ${tolerance}, entre ${least} y ${most}.`,
  written: (value: string, tolerance: string, colours: string, least: string, most: string) =>
    `${value} ${tolerance} se escribe con ${colours}: entre ${least} y ${most}.`,
  picture: { read: 'Se lee así', empty: 'sin código', band: (at: number) => `${at + 1}.ª` },
}

import { joinWords } from '../../../ui/components/join-words.ts'
import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Parameters, type Values } from '../simulator.ts'
import {
  bandColours,
  colourOptions,
  findColour,
  findNearest,
  listSeries,
  scale,
} from './resistor-standards.ts'

const band = (label: string, initial: string) =>
  ({ kind: 'choice', label, options: colourOptions, initial }) as const

/** Parameters of both directions: reading colours and writing a value. */
export const resistorParameters = {
  modo: {
    kind: 'choice',
    label: 'Qué quieres hacer',
    options: { colores: 'Leer colores', valor: 'Escribir un valor en colores' },
    initial: 'colores',
  },
  bandas: {
    kind: 'choice',
    label: 'Número de bandas',
    options: { 4: '4 bandas', 5: '5 bandas' },
    initial: '4',
  },
  c1: band('Color de la 1.ª cifra', 'amarillo'),
  c2: band('Color de la 2.ª cifra', 'violeta'),
  c3: band('Color de la 3.ª cifra', 'negro'),
  mult: band('Color del multiplicador', 'rojo'),
  tol: band('Color de la tolerancia', 'oro'),
  valor: numberParameter('Valor', '', [0.1, 999, 0.01, 4.7]),
  unidad: {
    kind: 'choice',
    label: 'Unidad',
    options: { ohm: 'ohmios (Ω)', kilo: 'kilohmios (kΩ)', mega: 'megohmios (MΩ)' },
    initial: 'kilo',
  },
  margen: {
    kind: 'choice',
    label: 'Tolerancia',
    options: { 1: '±1 %', 2: '±2 %', 5: '±5 %', 10: '±10 %' },
    initial: '5',
  },
} as const satisfies Parameters

export type ResistorParameters = typeof resistorParameters
export type ResistorValues = Values<ResistorParameters>

const ofColours: readonly string[] = ['c1', 'c2', 'c3', 'mult', 'tol']

/**
 * Whether a parameter has an effect: colours when reading, value and unit when writing.
 * The third digit only with five bands.
 */
export function usesParameter(name: keyof ResistorParameters, { modo, bandas }: ResistorValues): boolean {
  if (name === 'modo' || name === 'bandas') return true
  if (name === 'c3' && bandas === '4') return false
  return ofColours.includes(name) === (modo === 'colores')
}

/** Outcome with the bands from left to right; `wrong` are the positions with an invalid colour. */
export type ResistorOutcome = Outcome & { bands: readonly string[]; wrong: readonly number[] }

/** The decoded values of a row of bands. */
type Code = { digits: number; power: number; ohms: number; tolerance: number }
type Reading = {
  bands: readonly string[]
  wrong: readonly number[]
  warnings: readonly string[]
  code?: Code
}

const unitPowers: Readonly<Record<string, number>> = { ohm: 0, kilo: 3, mega: 6 }

/** Decodes colours, or encodes a value in colours (IEC 60062). */
export function computeResistor(values: ResistorValues): ResistorOutcome {
  const writes = values.modo === 'valor'
  const { code, ...reading } = writes ? writeValue(values) : readBands(listBands(values))
  const { bands, wrong } = reading
  const colours = nameColours(bands)
  if (!code) {
    const sentence = bands.length > 0 ? resistorTexts.unreadable(colours) : resistorTexts.noCode
    return { bands, wrong, outputs: listOutputs(colours), warnings: reading.warnings, sentence }
  }
  const { least, most } = limitsOf(code)
  const words = [sayOhms(least, 10), sayOhms(most, 10)] as const
  const value = sayOhms(code.ohms)
  const tolerance = resistorTexts.tolerance(code.tolerance)
  const sentence = writes
    ? resistorTexts.written(value, tolerance, colours, ...words)
    : resistorTexts.read(capitalize(colours), value, tolerance, ...words)
  const warnings = [...reading.warnings, ...warnAboutSeries(code.ohms)]
  return { bands, wrong, outputs: listOutputs(colours, code), warnings, sentence }
}

/** Keys of the bands of a state, from left to right. */
function listBands({ bandas, c1, c2, c3, mult, tol }: ResistorValues): string[] {
  return bandas === '5' ? [c1, c2, c3, mult, tol] : [c1, c2, mult, tol]
}

/** Lowest and highest resistance within the tolerance, in ohms. */
function limitsOf({ ohms, tolerance }: Code): { least: number; most: number } {
  return { least: (ohms * (100 - tolerance)) / 100, most: (ohms * (100 + tolerance)) / 100 }
}

function readBands(bands: readonly string[]): Reading {
  const colours = bands.map((id) => bandColours[id])
  const figures = colours.slice(0, -2)
  const last = bands.length - 1
  const faults = figures.flatMap((colour, at) =>
    colour?.digit === undefined ? [{ at, warning: resistorTexts.notADigit(at, colour?.name ?? '') }] : [],
  )
  if (figures[0]?.digit === 0) faults.unshift({ at: 0, warning: resistorTexts.leadingZero })
  const tolerance = colours[last]?.tolerance
  if (tolerance === undefined)
    faults.push({ at: last, warning: resistorTexts.notATolerance(last, colours[last]?.name ?? '') })
  const wrong = faults.map(({ at }) => at)
  const warnings = faults.map(({ warning }) => warning)
  if (tolerance === undefined || faults.length > 0) return { bands, wrong, warnings }
  const digits = Number(figures.map((colour) => colour?.digit).join(''))
  const power = colours[last - 1]?.power ?? 0
  return { bands, wrong, warnings, code: { digits, power, ohms: scale(digits, power), tolerance } }
}

/** Colours of a value, rounded to the digits that the bands can express. */
function writeValue({ valor, unidad, bandas, margen }: ResistorValues): Reading {
  const ohms = Number(scale(valor, unitPowers[unidad] ?? 0).toPrecision(9))
  const room = bandas === '5' ? 3 : 2
  const [mantissa = '', exponent = ''] = ohms.toExponential(room - 1).split('e')
  const power = Number(exponent) - (room - 1)
  const figures = mantissa.replace('.', '')
  const multiplier = findColour('power', power)
  const last = findColour('tolerance', Number(margen))
  if (!multiplier || !last) return { bands: [], wrong: [], warnings: [resistorTexts.tooSmall(sayOhms(ohms))] }
  const coded = scale(Number(figures), power)
  const bands = [...[...figures].map((digit) => findColour('digit', Number(digit)) ?? ''), multiplier, last]
  const warnings = coded === ohms ? [] : [resistorTexts.rounded(sayOhms(ohms), room + 2, sayOhms(coded))]
  const code = { digits: Number(figures), power, ohms: coded, tolerance: Number(margen) }
  return { bands, wrong: [], warnings, code }
}

function warnAboutSeries(ohms: number): string[] {
  const names = listSeries(ohms)
  if (names.includes('E24')) return []
  if (names.includes('E96')) return [resistorTexts.inE96Only(sayOhms(ohms))]
  const [e12, e24] = [sayOhms(findNearest('E12', ohms)), sayOhms(findNearest('E24', ohms))]
  return [resistorTexts.notMade(sayOhms(ohms), e12, e24)]
}

function listOutputs(colours: string, code?: Code): Record<string, Output> {
  const word = (label: string, value: string | undefined): Output => ({
    label,
    symbol: '',
    unit: '',
    value: value || resistorTexts.none,
  })
  const ohms = (label: string, symbol: string, value: number | undefined, atLeast: number): Output =>
    value === undefined
      ? { ...word(label, undefined), symbol }
      : { label, symbol, ...toUnit(value, atLeast), figures: 7 }
  const limits = code && limitsOf(code)
  return {
    resistencia: ohms('Resistencia', 'R', code?.ohms, 1),
    tolerancia: word('Tolerancia', code && resistorTexts.tolerance(code.tolerance)),
    minimo: ohms('Valor mínimo', '', limits?.least, 10),
    maximo: ohms('Valor máximo', '', limits?.most, 10),
    colores: word('Bandas', colours),
    cuenta: word('Cifras por multiplicador', code && resistorTexts.sum(code.digits, code.power)),
    serie: word('Está en las series', code && resistorTexts.series(listSeries(code.ohms))),
    e12: word('Lo más próximo en E12', code && sayOhms(findNearest('E12', code.ohms))),
    e24: word('Lo más próximo en E24', code && sayOhms(findNearest('E24', code.ohms))),
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const prefixes = [
  { from: 1e9, unit: 'GΩ' },
  { from: 1e6, unit: 'MΩ' },
  { from: 1e3, unit: 'kΩ' },
  { from: 0, unit: 'Ω' },
] as const

/** A resistance in the largest unit in which its value is at least `atLeast`: 4.7, `kΩ`. */
function toUnit(ohms: number, atLeast = 1): { value: number; unit: string } {
  const found = prefixes.find(({ from }) => ohms >= from * atLeast)
  return { value: found?.from ? ohms / found.from : ohms, unit: found?.unit ?? 'Ω' }
}

/** «4,7 kΩ». */
function sayOhms(ohms: number, atLeast = 1): string {
  const { value, unit } = toUnit(ohms, atLeast)
  return `${formatNumber(value, 7)} ${unit}`
}

/** Names of colours by their keys. */
function nameColours(ids: readonly string[]): string {
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

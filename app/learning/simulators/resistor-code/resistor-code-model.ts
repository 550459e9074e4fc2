import type { Outcome, Output } from '../simulator.ts'
import { bandColours, findColour } from './band-colours.ts'
import { findNearest, listSeries, scale } from './e-series.ts'
import type { ResistorValues } from './resistor-code-parameters.ts'
import { nameColours, resistorTexts as say, sayOhms, toUnit } from './resistor-code-texts.ts'

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
    const sentence = bands.length > 0 ? say.unreadable(colours) : say.noCode
    return { bands, wrong, outputs: listOutputs(colours), warnings: reading.warnings, sentence }
  }
  const { least, most } = limitsOf(code)
  const words = [sayOhms(least, 10), sayOhms(most, 10)] as const
  const value = sayOhms(code.ohms)
  const tolerance = say.tolerance(code.tolerance)
  const sentence = writes
    ? say.written(value, tolerance, colours, ...words)
    : say.read(capitalize(colours), value, tolerance, ...words)
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
    colour?.digit === undefined ? [{ at, warning: say.notADigit(at, colour?.name ?? '') }] : [],
  )
  if (figures[0]?.digit === 0) faults.unshift({ at: 0, warning: say.leadingZero })
  const tolerance = colours[last]?.tolerance
  if (tolerance === undefined)
    faults.push({ at: last, warning: say.notATolerance(last, colours[last]?.name ?? '') })
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
  if (!multiplier || !last) return { bands: [], wrong: [], warnings: [say.tooSmall(sayOhms(ohms))] }
  const coded = scale(Number(figures), power)
  const bands = [...[...figures].map((digit) => findColour('digit', Number(digit)) ?? ''), multiplier, last]
  const warnings = coded === ohms ? [] : [say.rounded(sayOhms(ohms), room + 2, sayOhms(coded))]
  const code = { digits: Number(figures), power, ohms: coded, tolerance: Number(margen) }
  return { bands, wrong: [], warnings, code }
}

function warnAboutSeries(ohms: number): string[] {
  const names = listSeries(ohms)
  if (names.includes('E24')) return []
  if (names.includes('E96')) return [say.inE96Only(sayOhms(ohms))]
  const [e12, e24] = [sayOhms(findNearest('E12', ohms)), sayOhms(findNearest('E24', ohms))]
  return [say.notMade(sayOhms(ohms), e12, e24)]
}

function listOutputs(colours: string, code?: Code): Record<string, Output> {
  const word = (label: string, value: string | undefined): Output => ({
    label,
    symbol: '',
    unit: '',
    value: value || say.none,
  })
  const ohms = (label: string, symbol: string, value: number | undefined, atLeast: number): Output =>
    value === undefined
      ? { ...word(label, undefined), symbol }
      : { label, symbol, ...toUnit(value, atLeast), figures: 7 }
  const limits = code && limitsOf(code)
  return {
    resistencia: ohms('Resistencia', 'R', code?.ohms, 1),
    tolerancia: word('Tolerancia', code && say.tolerance(code.tolerance)),
    minimo: ohms('Valor mínimo', '', limits?.least, 10),
    maximo: ohms('Valor máximo', '', limits?.most, 10),
    colores: word('Bandas', colours),
    cuenta: word('Cifras por multiplicador', code && say.sum(code.digits, code.power)),
    serie: word('Está en las series', code && say.series(listSeries(code.ohms))),
    e12: word('Lo más próximo en E12', code && sayOhms(findNearest('E12', code.ohms))),
    e24: word('Lo más próximo en E24', code && sayOhms(findNearest('E24', code.ohms))),
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

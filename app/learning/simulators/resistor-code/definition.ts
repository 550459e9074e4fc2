import { type Ask, defineSimulator } from '../simulator.ts'
import { bench } from './bench.ts'
import {
  computeResistor,
  type ResistorOutcome,
  type ResistorParameters,
  type ResistorValues,
  resistorParameters,
  usesParameter,
} from './resistor-code-model.ts'
import { bandColours, listSeries, scale } from './resistor-standards.ts'

type Mistake = { value: number; message: string }

const unitSizes: Readonly<Record<string, number>> = { Ω: 1, kΩ: 1e3, MΩ: 1e6, GΩ: 1e9 }

/** Converts the values of mistakes from ohms to the unit of an output. */
function inUnitOf(outcome: ResistorOutcome, output: string, mistakes: readonly Mistake[]): Mistake[] {
  const size = unitSizes[outcome.outputs[output]?.unit ?? ''] ?? 1
  return mistakes.map(({ value, message }) => ({ value: value / size, message }))
}

/** The numbers of a valid four-band code. */
function readFour({ c1, c2, mult, tol }: ResistorValues) {
  const [first = 0, second = 0] = [bandColours[c1]?.digit, bandColours[c2]?.digit]
  const power = bandColours[mult]?.power ?? 0
  const ohms = scale(10 * first + second, power)
  return { first, second, power, ohms, tolerance: bandColours[tol]?.tolerance ?? 0 }
}

/** Whether the bands are valid and stand for a usual value of E24, from 1 Ω to 100 MΩ. */
function suits(values: ResistorValues, { wrong }: ResistorOutcome): boolean {
  const { power, ohms } = readFour(values)
  return wrong.length === 0 && power >= -1 && power <= 6 && listSeries(ohms).includes('E24')
}

function misreadings(values: ResistorValues): Mistake[] {
  const { first, second, power, ohms } = readFour(values)
  return [
    {
      value: 100 * first + 10 * second + power,
      message: 'Has leído la tercera banda como una cifra: dice por qué potencia de diez se multiplica.',
    },
    {
      value: scale(10 * second + first, power),
      message:
        'Has cambiado las dos primeras cifras: se lee empezando por el extremo opuesto a la tolerancia.',
    },
    {
      value: (10 * first + second) * power,
      message: 'Has multiplicado por la cifra del color: el multiplicador es 10 elevado a esa cifra.',
    },
    { value: ohms * 10, message: 'Te sobra un cero: cuenta otra vez los que dice la tercera banda.' },
  ]
}

function misreadLimit(values: ResistorValues, sign: 1 | -1): Mistake[] {
  const { ohms, tolerance } = readFour(values)
  const other = tolerance === 5 ? 10 : 5
  return [
    { value: ohms, message: 'Ese es el valor nominal: falta el margen de la tolerancia.' },
    {
      value: ohms + sign * tolerance,
      message: 'La tolerancia no son ohmios: es un tanto por ciento del valor.',
    },
    { value: (ohms * tolerance) / 100, message: 'Ese es el margen: réstalo del valor o súmalo.' },
    {
      value: ohms * (1 + (sign * other) / 100),
      message: 'Has usado otra tolerancia: el oro es ±5 % y la plata, ±10 %.',
    },
    {
      value: ohms * (1 - (sign * tolerance) / 100),
      message: 'Ese es el otro extremo: el mínimo se resta y el máximo se suma.',
    },
  ]
}

/** A question about four bands with a usual tolerance. */
function ask(
  output: string,
  tol: string,
  question: string,
  mistakes: (values: ResistorValues) => Mistake[],
): Ask<ResistorParameters, ResistorOutcome> {
  return {
    output,
    given: ['c1', 'c2', 'mult'],
    fixed: { modo: 'colores', bandas: '4', tol },
    situation: `Las bandas de una resistencia son, por orden, {c1}, {c2}, {mult} y ${tol}.`,
    question,
    suits,
    mistakes: (values, outcome) => inUnitOf(outcome, output, mistakes(values)),
  }
}

/** Questions about bands; tolerances of 5 and 10 % are the usual ones of four bands. */
const resistorAsks = [
  ask('resistencia', 'oro', '¿Cuánto vale la resistencia?', misreadings),
  ask('minimo', 'oro', '¿Cuál es el menor valor que puede tener la resistencia?', (values) =>
    misreadLimit(values, -1),
  ),
  ask('maximo', 'plata', '¿Cuál es el mayor valor que puede tener la resistencia?', (values) =>
    misreadLimit(values, 1),
  ),
] as const

/** «Código de colores»: bands → value, value → bands. */
export const simulator = defineSimulator({
  order: 60,
  tipo: 'resistencias',
  title: 'Código de colores',
  summary: 'Lee el valor de una resistencia en sus bandas, o escribe un valor y mira qué colores lleva.',
  parameters: resistorParameters,
  uses: usesParameter,
  compute: computeResistor,
  asks: resistorAsks,
  bench,
})

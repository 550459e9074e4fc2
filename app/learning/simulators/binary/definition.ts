import { type Ask, defineSimulator } from '../simulator.ts'
import { bench } from './bench.ts'
import { type BinaryOutcome, type BinaryValues, binaryParameters, computeBinary } from './binary-model.ts'
import { informationUnits, isUnit } from './information-units.ts'

type BinaryAsk = Ask<typeof binaryParameters, BinaryOutcome>

function read({ outputs }: BinaryOutcome, output: string): number {
  return Number(outputs[output]?.value)
}

function isOneOf(units: readonly string[]): (values: BinaryValues) => boolean {
  return ({ unidad, cantidad }) => units.includes(unidad) && cantidad >= 1
}

/** The amount as the other convention gives it: 1000 instead of 1024, or vice versa. */
function swapConvention({ unidad }: BinaryValues, value: number): number {
  if (!isUnit(unidad)) return value
  return (value * informationUnits[informationUnits[unidad].pair].bits) / informationUnits[unidad].bits
}

/** Questions: bits that a number needs, how many numbers there are, and conversions between units. */
export const binaryAsks: readonly BinaryAsk[] = [
  {
    output: 'necesarios',
    given: ['valor'],
    fixed: { ver: 'numero', bits: '16', complemento: false },
    situation: 'El número {valor} está guardado en un registro de 16 bits.',
    question: '¿Cuántos bits hacen falta como mínimo para escribirlo en binario?',
    suits: ({ valor, hex }) => valor > 0 && hex === '',
    mistakes: (_, outcome) => {
      const needed = read(outcome, 'necesarios')
      return [
        { value: needed - 1, message: `Con ${needed - 1} bits solo se llega a ${2 ** (needed - 1) - 1}.` },
        { value: needed + 1, message: `Sobra uno: con ${needed} bits ya se llega a ${2 ** needed - 1}.` },
        {
          value: 16,
          message: 'Esos son los bits que hay. Se pide cuántos hacen falta: los ceros de delante no cuentan.',
        },
      ].filter(({ value }) => value !== needed)
    },
  },
  {
    output: 'combinaciones',
    given: ['bits'],
    fixed: { ver: 'numero' },
    situation: 'Los bits de un registro son {bits}.',
    question: '¿Cuántos números distintos se pueden escribir con esos bits?',
    mistakes: ({ bits }) => [
      {
        value: 2 * Number(bits),
        message: 'Has multiplicado por 2. Cada bit más dobla los números: es 2 elevado a los bits.',
      },
      { value: 10 ** Number(bits), message: 'Eso sería con diez cifras: un bit solo puede ser 0 o 1.' },
    ],
  },
  {
    output: 'bytes',
    given: ['cantidad', 'unidad'],
    fixed: { ver: 'unidades' },
    situation: 'Un archivo ocupa {cantidad} {unidad}.',
    question: '¿Cuántos bytes son?',
    suits: isOneOf(['kb', 'Mb', 'kB', 'KiB', 'MB', 'MiB']),
    mistakes: (values, outcome) => [
      { value: read(outcome, 'enbits'), message: 'Esos son los bits: un byte son 8.' },
      ...(values.unidad.endsWith('b')
        ? [
            {
              value: read(outcome, 'enbits') / 1000,
              message: 'La b minúscula es bit: quita el prefijo y divide entre 8.',
            },
          ]
        : [
            {
              value: swapConvention(values, read(outcome, 'bytes')),
              message: 'Con la i (KiB, MiB) se cuenta de 1024 en 1024; sin ella, de 1000 en 1000.',
            },
          ]),
    ],
  },
  {
    output: 'mib',
    given: ['cantidad'],
    fixed: { ver: 'unidades', unidad: 'MB' },
    situation: 'Un archivo ocupa {cantidad} MB.',
    question: '¿Cuántos mebibytes (MiB) son?',
    suits: ({ cantidad }) => cantidad >= 1,
    mistakes: ({ cantidad }) => [
      { value: cantidad, message: 'No son lo mismo: 1 MB son 1 000 000 B y 1 MiB, 1 048 576 B.' },
      {
        value: (cantidad * informationUnits.MiB.bits) / informationUnits.MB.bits,
        message: 'Al revés: el mebibyte es más grande, así que tiene que salir un número menor.',
      },
    ],
  },
]

const ofAmounts = ['cantidad', 'unidad']

/** «Binario y hexadecimal»: a number with switchable bits, and units of information. */
export const simulator = defineSimulator({
  order: 70,
  tipo: 'binario',
  title: 'Binario y hexadecimal',
  summary: 'Enciende bits y mira qué número forman, en decimal y en hexadecimal; compara también kB con KiB.',
  parameters: binaryParameters,
  uses: (name, { ver }) => name === 'ver' || (ver === 'unidades') === ofAmounts.includes(name),
  compute: computeBinary,
  asks: binaryAsks,
  bench,
})

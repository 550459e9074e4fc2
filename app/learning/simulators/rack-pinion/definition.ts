import { type Ask, defineSimulator, withClearAnswer } from '../simulator.ts'
import { bench } from './bench.ts'
import { computeRack, type RackOutcome, rackParameters, usesRackParameter } from './rack-pinion-model.ts'

type RackAsk = Ask<typeof rackParameters, RackOutcome>

const radius = 'Has usado el radio: la circunferencia es π por el diámetro, y el diámetro es m · z.'
const noPi = 'Falta π: en una vuelta la cremallera avanza la circunferencia entera, no el diámetro.'

/** First series of ISO 54, in mm: the modules in which racks are sold. */
const modules: readonly number[] = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

const isUsual = ({ m, z }: { m: number; z: number }): boolean => modules.includes(m) && z >= 12

const way: RackAsk = {
  output: 'dx',
  given: ['m', 'z', 'v'],
  fixed: { mueve: 'pinon', tope: false },
  question: '¿Cuántos milímetros se desplaza la cremallera?',
  suits: (values) => isUsual(values) && Number.isInteger(values.v),
  mistakes: ({ m, z, v }) => [
    { value: m * z * v, message: noPi },
    { value: (Math.PI * m * z * v) / 2, message: radius },
    {
      value: 2 * Math.PI * m * z * v,
      message: 'Has usado 2π con el diámetro: o 2π por el radio, o π por el diámetro.',
    },
    { value: Math.PI * m * z, message: 'Eso avanza en una sola vuelta.' },
    {
      value: Math.PI * m * v,
      message: 'Eso avanza un diente por vuelta: en una vuelta pasan todos los dientes del piñón.',
    },
  ],
}

const feed: RackAsk = {
  output: 'vs',
  given: ['m', 'z', 'n'],
  fixed: { mueve: 'pinon' },
  question: '¿A cuántos milímetros por segundo va la cremallera?',
  suits: (values) => isUsual(values) && values.n <= 300,
  mistakes: ({ m, z, n }) => [
    {
      value: Math.PI * m * z * n,
      message: 'Esos son milímetros por minuto: las rpm son vueltas por minuto, divide entre 60.',
    },
    { value: (m * z * n) / 60, message: noPi },
    { value: (Math.PI * m * z * n) / 120, message: radius },
  ],
}

const force: RackAsk = {
  output: 'fc',
  given: ['t', 'm', 'z'],
  fixed: { mueve: 'pinon' },
  question: '¿Con qué fuerza empuja la cremallera?',
  suits: (values) => isUsual(values) && values.t <= 50,
  mistakes: ({ t, m, z }) => [
    { value: (1000 * t) / (m * z), message: 'Has dividido entre el diámetro: el par es fuerza por radio.' },
    {
      value: (2 * t) / (m * z),
      message: 'Has dejado el radio en milímetros: el par está en N·m, pásalo a metros.',
    },
    {
      value: (t * m * z) / 2000,
      message: 'Has multiplicado: si el par es fuerza por radio, la fuerza es par entre radio.',
    },
  ],
}

const speed: RackAsk = {
  output: 'np',
  given: ['s', 'm', 'z'],
  fixed: { mueve: 'cremallera' },
  question: '¿A cuántas rpm gira el piñón?',
  suits: (values) => isUsual(values) && values.s <= 1000,
  mistakes: ({ s, m, z }) => [
    { value: s / (Math.PI * m * z), message: 'Esas son vueltas por segundo: un minuto tiene 60.' },
    { value: (60 * s) / (m * z), message: noPi },
    { value: (120 * s) / (Math.PI * m * z), message: radius },
    {
      value: (Math.PI * m * z) / s,
      message: 'Has dividido al revés: ¿cuántas veces cabe una vuelta en lo que avanza?',
    },
  ],
}

const rackAsks: readonly RackAsk[] = [way, feed, force, speed].map((ask) => withClearAnswer(ask))

/** A pinion and a rack; either drives the other. */
export const simulator = defineSimulator({
  order: 170,
  tipo: 'cremallera',
  title: 'Piñón y cremallera',
  summary:
    'Convierte un giro en un avance, o al revés, y mira cuánto se mueve la cremallera en cada vuelta, a qué velocidad y con qué fuerza.',
  parameters: rackParameters,
  uses: usesRackParameter,
  compute: computeRack,
  motion: { step: 0.25 },
  table: { along: 'z', rows: 11, outputs: ['av', 'd', 'vm'] },
  asks: rackAsks,
  bench,
})

import { type Ask, defineSimulator, withClearAnswer } from '../simulator.ts'
import { bench } from './bench.ts'
import { type CrankSliderOutcome, computeCrankSlider, crankSliderParameters } from './crank-slider-model.ts'

type CrankAsk = Ask<typeof crankSliderParameters, CrankSliderOutcome>

const long = 600

const stroke: CrankAsk = {
  output: 'c',
  given: ['r'],
  fixed: { l: long },
  situation: 'Una manivela de r = {r} de radio mueve un émbolo con una biela.',
  question: '¿Cuánto mide la carrera del émbolo?',
  mistakes: ({ r }) => [
    {
      value: r,
      message: 'Ese es el radio. De un punto muerto al otro, la muñequilla cruza el círculo entero.',
    },
    {
      value: 2 * Math.PI * r,
      message: 'Esa es la vuelta que da la muñequilla: el émbolo va en línea recta.',
    },
    { value: 4 * r, message: 'Eso es ir y volver: la carrera es solo de un punto muerto al otro.' },
  ],
}

const mean: CrankAsk = {
  output: 'vm',
  given: ['r', 'n'],
  fixed: { l: long },
  situation: 'Una manivela de r = {r} de radio gira a n = {n} y mueve un émbolo con una biela.',
  question: '¿Cuál es la velocidad media del émbolo?',
  suits: ({ r, n }) => r >= 20 && n >= 60 && (4 * r * n) / 60_000 < 25,
  mistakes: ({ r, n }) => [
    {
      value: (2 * r * n) / 60_000,
      message:
        'Has contado una sola carrera por vuelta, o el radio por la carrera: en cada vuelta recorre 4r.',
    },
    { value: (4 * r * n) / 1000, message: 'Eso son metros por minuto: falta dividir entre 60.' },
    { value: (4 * r * n) / 60, message: 'Eso son milímetros por segundo: faltan los metros.' },
    {
      value: (2 * Math.PI * r * n) / 60_000,
      message: 'Esa es la velocidad de la muñequilla, que recorre el círculo.',
    },
  ],
}

const strokes: CrankAsk = {
  output: 'cm',
  given: ['n'],
  fixed: { r: 40, l: 120 },
  situation: 'La manivela de una máquina gira a n = {n} y mueve un émbolo con una biela.',
  question: '¿Cuántas carreras hace el émbolo en un minuto?',
  mistakes: ({ n }) => [
    { value: n, message: 'Esas son las vueltas: en cada una el émbolo baja y vuelve a subir.' },
    { value: n / 2, message: 'Has dividido: en cada vuelta hay dos carreras.' },
    { value: (2 * n) / 60, message: 'Esas son las de un segundo.' },
  ],
}

const torque: CrankAsk = {
  output: 'm',
  given: ['f', 'r'],
  fixed: { mueve: 'manivela', l: long, a: 90 },
  situation:
    'Un émbolo tiene que vencer una fuerza F = {f}. Lo mueve, con una biela, una manivela de r = {r} de radio, que en este momento está a 90° del punto muerto superior.',
  question: 'Sin rozamiento, ¿qué par necesita la manivela?',
  suits: ({ f }) => f >= 100,
  mistakes: ({ f, r }) => [
    { value: f * r, message: 'Has multiplicado por milímetros: el par se da en N·m.' },
    { value: (f * 2 * r) / 1000, message: 'Has puesto la carrera: el brazo es el radio.' },
    { value: (f / r) * 1000, message: 'Has dividido: el par es fuerza por brazo.' },
  ],
}

const crankSliderAsks: readonly CrankAsk[] = [stroke, mean, strokes, torque].map(withClearAnswer)

/** A crank, a rod and a slider: rotation becomes reciprocating motion, or vice versa. */
export const simulator = defineSimulator({
  order: 140,
  tipo: 'biela',
  title: 'Biela-manivela',
  summary:
    'Convierte un giro en un vaivén, o al revés, y mira dónde está el émbolo, a qué velocidad va y qué par hay en la manivela.',
  parameters: crankSliderParameters,
  compute: computeCrankSlider,
  motion: { step: 0.25 },
  table: { along: 'a', rows: 13, outputs: ['x', 'v', 'b', 'm'] },
  asks: crankSliderAsks,
  bench,
})

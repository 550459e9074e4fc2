import { type Ask, defineSimulator, withClearAnswer } from '../simulator.ts'
import { bench } from './bench.ts'
import { computeScrew, type ScrewOutcome, screwParameters, usesScrewParameter } from './screw-model.ts'

type ScrewAsk = Ask<typeof screwParameters, ScrewOutcome>

const advance: ScrewAsk = {
  output: 'x',
  given: ['p', 'e', 'd', 'v'],
  question: '¿Cuánto avanza en todas esas vueltas?',
  suits: ({ p, d, v }) => Number.isInteger(v) && p >= 1 && p <= d / 2,
  mistakes: ({ p, e, d, v }) => [
    { value: d * e * v, message: 'Has usado el diámetro: lo que avanza en una vuelta lo da el paso.' },
    { value: Math.PI * d * v, message: 'Eso recorre el borde del tornillo al girar, no lo que avanza.' },
    { value: p * e, message: 'Eso avanza en una sola vuelta: falta multiplicar por las vueltas.' },
    ...(e > 1
      ? [
          {
            value: p * v,
            message: 'Has olvidado las entradas: en una vuelta avanza tantos pasos como entradas tiene.',
          },
          { value: (p * v) / e, message: 'Has dividido entre las entradas: con más entradas avanza más.' },
        ]
      : []),
  ],
}

const feed: ScrewAsk = {
  output: 'va',
  given: ['p', 'e', 'n'],
  question: '¿A cuántos milímetros por minuto avanza?',
  suits: ({ p, n }) => p >= 1 && n <= 300,
  mistakes: ({ p, e, n }) => [
    {
      value: (p * e * n) / 60,
      message: 'Esos son milímetros por segundo: las rpm ya son vueltas por minuto.',
    },
    { value: p * e * n * 60, message: 'Sobra multiplicar por 60: las rpm ya son vueltas por minuto.' },
    { value: n / (p * e), message: 'Has dividido: en cada vuelta avanza varios milímetros.' },
    ...(e > 1 ? [{ value: p * n, message: 'Has olvidado las entradas: en una vuelta avanza p · e.' }] : []),
  ],
}

const duration: ScrewAsk = {
  output: 't',
  given: ['v', 'n'],
  question: '¿Cuántos segundos tarda?',
  suits: ({ v, n }) => Number.isInteger(v) && n <= 300 && Number.isInteger((600 * v) / n),
  mistakes: ({ v, n }) => [
    { value: v / n, message: 'Esos son minutos: pásalos a segundos.' },
    { value: n / v, message: 'Has dividido al revés: más vueltas tardan más.' },
    { value: (60 * n) / v, message: 'Has dividido al revés: más vueltas tardan más.' },
    { value: 60 * v, message: 'Así gira una vuelta por minuto: falta dividir entre las rpm.' },
  ],
}

const push: ScrewAsk = {
  output: 'fs',
  given: ['f', 'r', 'p'],
  fixed: { e: 1, roza: false },
  question: 'Sin rozamiento, ¿con qué fuerza empuja el tornillo?',
  suits: ({ p, r }) => p >= 2 && r >= 100 && r <= 500,
  mistakes: ({ f, r, p }) => [
    {
      value: (f * Math.PI * r) / p,
      message: 'Has tomado la palanca como un diámetro: tu mano da la vuelta con radio R, y recorre 2πR.',
    },
    { value: (f * r) / p, message: 'Tu mano no recorre R: recorre una circunferencia entera, 2πR.' },
    {
      value: (f * p) / (2 * Math.PI * r),
      message: 'Has dividido al revés: el tornillo multiplica tu fuerza.',
    },
    { value: f * 2 * Math.PI * r, message: 'Falta dividir entre lo que avanza en una vuelta.' },
  ],
}

const screwAsks: readonly ScrewAsk[] = [advance, feed, duration, push].map((ask) => withClearAnswer(ask))

/** A screw and its nut: a vice, a jack, the spindle of a machine. */
export const simulator = defineSimulator({
  order: 160,
  tipo: 'tornillo',
  title: 'Tornillo y tuerca',
  summary:
    'Gira un tornillo de banco, un gato o un husillo y mira cuánto avanza en cada vuelta, con qué fuerza empuja y si se sujeta solo.',
  parameters: screwParameters,
  uses: usesScrewParameter,
  compute: computeScrew,
  motion: { step: 0.25 },
  table: { along: 'v', rows: 11, outputs: ['x', 't'] },
  asks: screwAsks,
  bench,
})

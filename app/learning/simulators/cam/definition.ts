import { type Ask, defineSimulator, withClearAnswer } from '../simulator.ts'
import { bench } from './bench.ts'
import { type CamOutcome, camParameters, computeCam, usesCamParameter } from './cam-model.ts'

type CamAsk = Ask<typeof camParameters, CamOutcome>

const times: CamAsk = {
  output: 'veces',
  given: ['lob', 'n'],
  fixed: { forma: 'lobulos' },
  situation: 'Una leva de {lob} lóbulos gira a n = {n}.',
  question: '¿Cuántas veces por minuto sube el seguidor?',
  mistakes: ({ lob, n }) => [
    { value: n, message: 'Esas son las vueltas: en cada una el seguidor sube con cada lóbulo.' },
    { value: n / lob, message: 'Has dividido: cuantos más lóbulos, más veces sube en una vuelta.' },
    { value: (n * lob) / 60, message: 'Esas son las veces en un segundo.' },
  ],
}

const riseTime: CamAsk = {
  output: 'ts',
  given: ['sub', 'n'],
  fixed: { forma: 'pera' },
  situation: 'Una leva gira a n = {n}. El seguidor sube mientras la leva gira {sub}.',
  question: '¿Cuánto tarda en subir?',
  suits: ({ n }) => n <= 600,
  mistakes: ({ sub, n }) => [
    { value: 60 / n, message: 'Eso tarda una vuelta entera: la subida es solo una parte.' },
    { value: sub / 360 / n, message: 'Eso son minutos: n está en vueltas por minuto.' },
    { value: n / 60, message: 'Esas son las vueltas por segundo.' },
    {
      value: (sub / 360) * (n / 60),
      message: 'Has multiplicado por las vueltas por segundo: hay que dividir.',
    },
  ],
}

const heart: Partial<Record<'forma' | 'seg', string>> = { forma: 'corazon', seg: 'punta' }

const height: CamAsk = {
  output: 's',
  given: ['h', 'a'],
  fixed: heart,
  situation:
    'Una leva de corazón, con un seguidor de punta, sube h = {h} en media vuelta, siempre igual de deprisa. Ha girado {a} desde que empezó a subir.',
  question: '¿A qué altura está el seguidor?',
  suits: ({ a }) => a >= 20 && a <= 160,
  mistakes: ({ h, a }) => [
    { value: (h * a) / 360, message: 'Has repartido la subida en la vuelta entera: sube en media.' },
    { value: h - (h * a) / 180, message: 'Eso es lo que le falta por subir.' },
    { value: (h * 180) / a, message: 'Has invertido la regla de tres.' },
  ],
}

const fastest: CamAsk = {
  output: 'vx',
  given: ['h', 'n'],
  fixed: heart,
  situation:
    'Una leva de corazón gira a n = {n} y, con un seguidor de punta, lo sube h = {h} en media vuelta, siempre igual de deprisa.',
  question: '¿A qué velocidad sube el seguidor?',
  suits: ({ n }) => n <= 600,
  mistakes: ({ h, n }) => [
    { value: (h * n) / 60, message: 'Has contado una vuelta entera: sube en media.' },
    { value: 2 * h * n, message: 'Eso son milímetros por minuto: falta dividir entre 60.' },
    { value: (h * n) / 30_000, message: 'Eso son metros por segundo: se piden milímetros.' },
  ],
}

const camAsks: readonly CamAsk[] = [times, riseTime, height, fastest].map(withClearAnswer)

/** A rotating cam and the follower that it lifts. */
export const simulator = defineSimulator({
  order: 150,
  tipo: 'leva',
  title: 'Leva y seguidor',
  summary:
    'Elige la forma de una leva y mira cómo sube, se para y baja el seguidor, a qué velocidad, y cuándo se despega de ella.',
  parameters: camParameters,
  uses: usesCamParameter,
  compute: computeCam,
  motion: { step: 0.25 },
  table: { along: 'a', rows: 13, outputs: ['s', 'v', 'va'] },
  asks: camAsks,
  bench,
})

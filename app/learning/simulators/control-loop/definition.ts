import { type Ask, defineSimulator } from '../simulator.ts'
import { bench } from './bench.ts'
import {
  type ControlLoopOutcome,
  computeControlLoop,
  controlLoopParameters,
  controlLoopUses,
} from './control-loop-model.ts'

type ControlLoopAsk = Ask<typeof controlLoopParameters, ControlLoopOutcome>

const tankCycle: ControlLoopAsk = {
  output: 'ciclo',
  given: ['bandah', 'q', 'd', 'area'],
  fixed: { planta: 'deposito', modo: 'histeresis', hs: 100, h0: 100, min: 480 },
  situation:
    'Un depósito con un fondo de A = {area} se controla con todo o nada: la consigna es 100 cm y la histéresis, {bandah}, la mitad por arriba y la mitad por abajo. Con la válvula abierta entran q = {q}, y siempre se consumen d = {d}.',
  question: '¿Cuántos minutos dura un ciclo completo, subir y bajar?',
  suits: ({ q, d, pq }, { cycle }) => pq === 0 && d > 0 && q > d && cycle !== undefined && cycle >= 4,
  mistakes: ({ bandah, q, d, area }) => {
    const litres = bandah * area * 10
    return [
      { value: litres / (q - d), message: 'Eso es solo la subida: el ciclo incluye también la bajada.' },
      { value: litres / d, message: 'Eso es solo la bajada: el ciclo incluye también la subida.' },
      {
        value: litres / q + litres / d,
        message: 'Mientras el depósito se llena también se consume: sube con la diferencia de los caudales.',
      },
      {
        value: (litres / (q - d) + litres / d) / 10,
        message: 'Un centímetro de altura son 10 litros por cada metro cuadrado, no uno.',
      },
    ]
  },
}

const firstOrder: ControlLoopAsk = {
  output: 'orden',
  given: ['ts', 't0', 'kt'],
  fixed: { planta: 'termostato', modo: 'proporcional' },
  situation:
    'Un termostato proporcional tiene una ganancia K = {kt}. La consigna es {ts} y la habitación está al empezar a {t0}.',
  question: '¿Qué orden da el controlador al empezar?',
  suits: ({ ts, t0, kt }) => t0 > 0 && ts - t0 > 1 && kt * (ts - t0) < 100,
  mistakes: ({ ts, t0, kt }) => [
    { value: kt * ts, message: 'Has multiplicado por la consigna: la orden depende del error.' },
    {
      value: kt * t0,
      message:
        'Has multiplicado por la medida: la orden depende del error, que es la consigna menos la medida.',
    },
    { value: kt * (t0 - ts), message: 'Has restado al revés: el error es la consigna menos la medida.' },
    { value: kt, message: 'Esa es la orden con 1 °C de error.' },
  ],
}

const reachable: ControlLoopAsk = {
  output: 'tope',
  given: ['p', 'g', 'fuera'],
  fixed: { planta: 'termostato', modo: 'abierto' },
  situation:
    'Una calefacción de P = {p} está siempre encendida. La habitación pierde G = {g} y en la calle hay {fuera}.',
  question: '¿A qué temperatura llegaría la habitación si la calefacción no se apagara nunca?',
  suits: ({ p, g, fuera }) => fuera !== 0 && fuera >= -5 && fuera <= 15 && p / g >= 5 && p / g <= 40,
  mistakes: ({ p, g, fuera }) => [
    { value: p / g, message: 'Eso es lo que sube por encima de la calle: súmale la temperatura de fuera.' },
    {
      value: p / g - fuera,
      message: 'La temperatura de la calle se suma: con 0 W la habitación se quedaría a la de fuera.',
    },
    { value: fuera + g / p, message: 'Has dividido al revés: vatios entre vatios por grado dan grados.' },
  ],
}

const steadyError: ControlLoopAsk = {
  output: 'error',
  given: ['q', 'd', 'kh'],
  fixed: { planta: 'deposito', modo: 'proporcional', hs: 100, h0: 100, area: 1, cada: 0.5, min: 480 },
  situation:
    'El nivel de un depósito se controla con un controlador proporcional de ganancia K = {kh}, con la consigna en 100 cm. Con la válvula abierta del todo entran q = {q}, y siempre se consumen d = {d}.',
  question: 'Cuando el nivel ya no cambia entra tanta agua como sale. ¿Cuál es el error?',
  suits: ({ q, d, kh, pq }, { settled }) =>
    pq === 0 &&
    d > 0 &&
    d < q &&
    kh <= 10 &&
    (100 * d) / (q * kh) < 90 &&
    settled.highest - settled.lowest < 0.001,
  mistakes: ({ q, d, kh }) => [
    { value: 0, message: 'Sin error la orden sería 0 % y no entraría agua: tiene que quedar un error.' },
    {
      value: (100 * d) / q,
      message: 'Esa es la orden que hace falta, en tanto por ciento: divídela entre K.',
    },
    {
      value: 100 - (100 * d) / (q * kh),
      message: 'Ese es el nivel al que se queda: el error es lo que le falta.',
    },
    {
      value: (100 * q) / (d * kh),
      message: 'La orden es lo que sale entre lo que puede entrar, no al revés.',
    },
  ],
}

/** «Bucle de control»: a room or a tank, and four ways to control it. */
export const simulator = defineSimulator({
  order: 90,
  tipo: 'control',
  title: 'Bucle de control',
  summary:
    'Controla la temperatura de una habitación o el nivel de un depósito y mira qué pasa con el tiempo.',
  parameters: controlLoopParameters,
  uses: controlLoopUses,
  compute: computeControlLoop,
  motion: { step: 0.5 },
  table: { along: 'min', rows: 10, outputs: ['final', 'arranques', 'gasto'] },
  asks: [tankCycle, firstOrder, reachable, steadyError],
  bench,
})

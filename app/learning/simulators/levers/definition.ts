import { type Ask, defineSimulator, withClearAnswer } from '../simulator.ts'
import { computeLever, type LeverOutcome, leverParameters, usesLeverParameter } from './levers-model.ts'

type LeverAsk = Ask<typeof leverParameters, LeverOutcome>

const force: LeverAsk = {
  output: 'fe',
  given: ['r', 'br', 'bf'],
  fixed: { maquina: 'palanca1' },
  situation:
    'Una palanca de primer género levanta una carga R = {r}. El brazo de la carga mide bR = {br} y el de tu fuerza, bF = {bf}.',
  question: '¿Qué fuerza tienes que hacer para el equilibrio?',
  suits: ({ br, bf }) => bf / br >= 1.5 && bf / br <= 6,
  mistakes: ({ r, br, bf }) => [
    {
      value: (r * bf) / br,
      message: 'Has intercambiado los brazos: con el brazo más largo haces menos fuerza que la carga.',
    },
    { value: r, message: 'Haría falta la misma fuerza si los dos brazos midieran lo mismo.' },
    {
      value: r * br,
      message: 'Ese es el momento de la carga: falta dividir entre el brazo de tu fuerza.',
    },
  ],
}

const advantage: LeverAsk = {
  output: 'vm',
  given: ['br', 'bf'],
  fixed: { maquina: 'palanca2' },
  situation:
    'En una palanca de segundo género, el brazo de la carga mide bR = {br} y el de tu fuerza, bF = {bf}.',
  question: '¿Cuál es la ventaja mecánica de la palanca?',
  suits: ({ br, bf }) => bf / br >= 1.3 && bf / br <= 6,
  mistakes: ({ br, bf }) => [
    {
      value: br / bf,
      message: 'Has dividido al revés: la ventaja es la carga entre la fuerza, bF entre bR.',
    },
    { value: bf - br, message: 'Has restado los brazos: la ventaja es un cociente.' },
  ],
}

const travel: LeverAsk = {
  output: 's',
  given: ['moviles', 'h'],
  fixed: { maquina: 'polipasto' },
  situation:
    'Un polipasto tiene n = {moviles} poleas móviles y otras tantas fijas. Quieres que la carga suba h = {h}.',
  question: '¿Cuánta cuerda recoges para subir la carga?',
  suits: ({ moviles }) => moviles > 1,
  mistakes: ({ moviles, h }) => [
    {
      value: moviles * h,
      message: 'Has contado las poleas móviles. Cada una cuelga de dos tramos, y se acortan todos.',
    },
    { value: h, message: 'Eso sube la carga: la cuerda se recoge en cada tramo.' },
    {
      value: h / (2 * moviles),
      message: 'Has dividido: lo que ahorras en fuerza lo pagas en cuerda.',
    },
  ],
}

const leverAsks: readonly LeverAsk[] = [force, advantage, travel].map(withClearAnswer)

/** Levers, pulleys and a hoist. */
export const simulator = defineSimulator({
  order: 30,
  tipo: 'palancas',
  title: 'Palancas y poleas móviles',
  summary:
    'Equilibra una carga con una palanca, una polea o un polipasto y mira cuánta fuerza ahorras y cuánto recorrido pagas.',
  parameters: leverParameters,
  uses: usesLeverParameter,
  compute: computeLever,
  motion: { step: 0.25 },
  table: { along: 'bf', rows: 15, outputs: ['fe', 'vm', 's', 'wf'] },
  asks: leverAsks,
})

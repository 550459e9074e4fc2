import { formatNumber } from '../../marking/format-number.ts'
import {
  type Ask,
  defineSimulator,
  numberParameter,
  type Outcome,
  type Output,
  type Parameter,
  type Values,
  withClearAnswer,
} from '../simulator.ts'
import { bench } from './bench.ts'

const machines = {
  palanca1: 'Palanca de primer género',
  palanca2: 'Palanca de segundo género',
  palanca3: 'Palanca de tercer género',
  fija: 'Polea fija',
  movil: 'Polea móvil',
  polipasto: 'Polipasto',
} as const

/** Units are metres and newtons. The arms are measured from the fulcrum. */
export const leverParameters = {
  maquina: { kind: 'choice', label: 'Máquina', options: machines, initial: 'palanca1' },
  moviles: numberParameter('Poleas móviles', '', [1, 5, 1, 2], { symbol: 'n' }),
  r: numberParameter('Carga', 'N', [5, 2000, 5, 600], { symbol: 'R' }),
  br: numberParameter('Brazo de la carga', 'm', [0.1, 3, 0.05, 0.5], { symbol: 'bR' }),
  f: numberParameter('Fuerza que haces', 'N', [0, 4000, 0.5, 200], { symbol: 'F' }),
  bf: numberParameter('Brazo de tu fuerza', 'm', [0.1, 3, 0.05, 1.5], { symbol: 'bF' }),
  h: numberParameter('Altura que sube la carga', 'm', [0.05, 6, 0.05, 0.2], { symbol: 'h' }),
} as const satisfies Record<string, Parameter>

export type LeverValues = Values<typeof leverParameters>

/** Whether a parameter has an effect in a state. */
function usesLeverParameter(name: keyof LeverValues, values: LeverValues): boolean {
  if (name === 'br' || name === 'bf') return isLever(values)
  return name !== 'moviles' || values.maquina === 'polipasto'
}

/** Whether the machine is a lever; otherwise it is a pulley or a hoist. */
export function isLever({ maquina }: Pick<LeverValues, 'maquina'>): boolean {
  return maquina.startsWith('palanca')
}

/** Movement of the load. */
type Movement = 'sube' | 'baja' | 'quieta'

/** Outcome of a machine without friction or weight of its own. */
export type LeverOutcome = Outcome & {
  movement: Movement
  /** The force that holds the load, in N. */
  needed: number
  /** Rise of the load in m: the requested one, as far as the bar allows. */
  rise: number
  /** Distance the hand moves for it, in m. */
  travel: number
  /** Strands of the rope that hold the load; 0 for a lever. */
  strands: number
}

/** Relative tolerance for equilibrium, because the force can only be set in steps. */
const nearly = 0.01

/**
 * F · b_F = R · b_R for levers, F = R / strands for pulleys.
 * The hand trades force for distance: F · s = R · h.
 */
function computeLever(values: LeverValues): LeverOutcome {
  const strands = countStrands(values)
  const { r, br, bf, f, h } = values
  const needed = strands > 0 ? r / strands : (r * br) / bf
  const rise = strands > 0 ? h : Math.min(h, br)
  const travel = strands > 0 ? h * strands : (rise * bf) / br
  const movement = Math.abs(f - needed) <= nearly * needed ? 'quieta' : f > needed ? 'sube' : 'baja'
  const worked = { movement, needed, rise, travel, strands } as const
  return {
    ...worked,
    outputs: { ...listForces(values, worked), ...listWork(values, worked) },
    warnings: findWarnings(values, needed),
    sentence: leverTexts.sentence(values, worked),
  }
}

function countStrands({ maquina, moviles }: LeverValues): number {
  if (maquina === 'fija') return 1
  if (maquina === 'movil') return 2
  return maquina === 'polipasto' ? 2 * moviles : 0
}

type Worked = Omit<LeverOutcome, keyof Outcome>

function listForces(values: LeverValues, { needed, strands, movement }: Worked): Record<string, Output> {
  const { r, br, f, bf } = values
  const held: Record<string, Output> =
    strands > 0
      ? { tramos: { label: leverTexts.strands, symbol: '', unit: '', value: strands } }
      : {
          mr: { label: leverTexts.momentOfLoad, symbol: 'R · bR', unit: 'N·m', value: r * br },
          mf: { label: leverTexts.momentOfForce, symbol: 'F · bF', unit: 'N·m', value: f * bf },
        }
  return {
    fe: { label: leverTexts.needed, symbol: 'Fₑ', unit: 'N', value: needed },
    vm: { label: leverTexts.advantage, symbol: 'R / Fₑ', unit: '', value: r / needed },
    ...held,
    estado: { label: leverTexts.state, symbol: '', unit: '', value: leverTexts.movement(movement) },
  }
}

function listWork({ r }: LeverValues, { needed, rise, travel }: Worked): Record<string, Output> {
  return {
    s: { label: leverTexts.travel, symbol: 's', unit: 'm', value: travel },
    wr: { label: leverTexts.workOfLoad, symbol: 'R · h', unit: 'J', value: r * rise },
    wf: { label: leverTexts.workOfForce, symbol: 'Fₑ · s', unit: 'J', value: needed * travel },
  }
}

/** Weight of an adult in N, the greatest force with which a person can pull down. */
const weightOfAdult = 800

function findWarnings(values: LeverValues, needed: number): string[] {
  const { maquina, br, bf, h } = values
  const isOther = (maquina === 'palanca2' && bf < br) || (maquina === 'palanca3' && bf > br)
  const isNone = (maquina === 'palanca2' || maquina === 'palanca3') && bf === br
  return [
    ...(isOther ? [leverTexts.otherKind(maquina === 'palanca2')] : []),
    ...(isNone ? [leverTexts.noKind] : []),
    ...(isLever(values) && h > br ? [leverTexts.tooHigh(br)] : []),
    ...(needed > weightOfAdult ? [leverTexts.tooHeavy(needed)] : []),
  ]
}

const shown = (value: number): string => formatNumber(value, 4)

const movements: Readonly<Record<Movement, string>> = {
  sube: 'La carga sube',
  baja: 'La carga baja',
  quieta: 'En equilibrio',
}

function nameOf({ maquina, moviles }: LeverValues): string {
  const options: Readonly<Record<string, string>> = leverParameters.maquina.options
  const name = options[maquina] ?? ''
  if (maquina !== 'polipasto') return name
  return `${name} de ${moviles} ${moviles === 1 ? 'polea móvil' : 'poleas móviles'}`
}

function stateOf(
  { f }: LeverValues,
  { movement, needed }: Pick<LeverOutcome, 'movement' | 'needed'>,
): string {
  if (movement === 'sube') return `la carga sube. Haces ${shown(f)} N y bastan ${shown(needed)} N.`
  if (movement === 'baja') return `la carga baja. Haces ${shown(f)} N y hacen falta ${shown(needed)} N.`
  return `en equilibrio. Haces ${shown(f)} N.`
}

/** Texts of the simulator. */
export const leverTexts = {
  needed: 'Fuerza para el equilibrio',
  advantage: 'Ventaja mecánica',
  momentOfLoad: 'Momento de la carga',
  momentOfForce: 'Momento de tu fuerza',
  strands: 'Tramos que sostienen la carga',
  state: 'Qué pasa',
  travel: 'Recorrido de tu mano',
  workOfLoad: 'Trabajo sobre la carga',
  workOfForce: 'Trabajo que haces tú',
  movement: (movement: Movement): string => movements[movement],
  sentence: (
    values: LeverValues,
    worked: Omit<LeverOutcome, 'outputs' | 'warnings' | 'sentence'>,
  ): string => {
    const { r, br, bf } = values
    const { rise, travel, needed, strands } = worked
    const held = isLever(values)
      ? `La carga, de ${shown(r)} N, está a ${shown(br)} m del apoyo y tu fuerza, a ${shown(bf)} m.`
      : `La carga, de ${shown(r)} N, cuelga de ${strands} ${strands === 1 ? 'tramo' : 'tramos'} de cuerda.`
    const work = `Para subirla ${shown(rise)} m, tu mano recorre ${shown(travel)} m: ${shown(needed * travel)} J.`
    return `${nameOf(values)}: ${stateOf(values, worked)} ${held} ${work}`
  },
  otherKind: (isSecond: boolean): string =>
    isSecond
      ? 'En una palanca de segundo género la carga queda entre el apoyo y tu fuerza. Con estos brazos queda en medio tu fuerza: es de tercer género.'
      : 'En una palanca de tercer género tu fuerza queda entre el apoyo y la carga. Con estos brazos queda en medio la carga: es de segundo género.',
  noKind: 'Los dos brazos son iguales: haces fuerza justo en la carga, y la barra no sirve de nada.',
  tooHigh: (arm: number): string =>
    `Con un brazo de ${shown(arm)} m, la carga no puede subir más de ${shown(arm)} m: el recorrido y el trabajo se calculan con esa altura.`,
  tooHeavy: (force: number): string =>
    `Harían falta ${shown(force)} N: es más de lo que pesa una persona adulta.`,
  load: (force: number): string => `R = ${shown(force)} N`,
  force: (force: number): string => `F = ${shown(force)} N`,
  arm: (of: 'R' | 'F', length: number): string => `b${of} = ${shown(length)} m`,
  scale: (force: number): string => `${shown(force)} N`,
  loadWork: (force: number, way: number): string =>
    `Carga: ${shown(force)} N · ${formatNumber(way, 3)} m = ${shown(force * way)} J`,
  handWork: (force: number, way: number): string =>
    `Fuerza justa: ${shown(force)} N · ${formatNumber(way, 3)} m = ${shown(force * way)} J`,
} as const

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
  bench,
})

import {
  type Ask,
  defineSimulator,
  numberParameter,
  type Parameter,
  type Values,
  withClearAnswer,
} from '../simulator.ts'
import { bench } from './bench.ts'
import { findCodeFault, maxCodeLength, readTruss, readyTrusses, trussCode } from './truss-code.ts'
import { computeTruss, type TrussOutcome } from './truss-model.ts'
import { findPlace } from './truss-parts.ts'
import { askTexts, codeTexts, mistakeTexts as says } from './truss-texts.ts'

const ready = Object.fromEntries(Object.entries(readyTrusses).map(([name, { label }]) => [name, label]))

const metres = (label: string, symbol: string) =>
  ({ kind: 'number', label, symbol, unit: 'm', min: 0.5, max: 4, step: 0.1, initial: 1 }) as const

/** Validates a selection: a node, a bar, or nothing. */
function findChoiceFault(text: string): string | undefined {
  const ends = text.toLowerCase().match(/../g) ?? []
  const isPlaces = ends.length * 2 === text.length && ends.every((end) => findPlace(end) !== undefined)
  return isPlaces && new Set(ends).size === ends.length ? undefined : codeTexts.chosen
}

/** Units are metres and kilonewtons. */
const trussParameters = {
  modelo: {
    kind: 'choice',
    label: 'Armadura',
    options: { ...ready, propio: 'La mía' },
    initial: 'cuadrado',
  },
  barras: {
    kind: 'text',
    label: 'Código de la armadura',
    hint: 'Separado por guiones bajos: barras de nudo a nudo (a1c1, o varias seguidas: a1c1b3a1), apoyos (fijo-a1, movil-c1, pared-a3) y cargas (abajo-b3, derecha5-b3 si son 5 kN).',
    longest: maxCodeLength,
    initial: readyTrusses.cuadrado.code,
    find: findCodeFault,
    drawn: 'Armadura',
  },
  elegido: {
    kind: 'text',
    label: 'Nudo o barra que se elige',
    hint: 'Un nudo, como c1, o una barra, como c1e3. Vacío, nada.',
    longest: 4,
    initial: 'c1e3',
    find: findChoiceFault,
  },
  p: numberParameter('Carga', 'kN', [1, 100, 1, 10], { symbol: 'P' }),
  ancho: metres('Ancho de un cuadro', 'd'),
  alto: metres('Alto de un cuadro', 'h'),
  limite: numberParameter('Lo que aguanta cada barra', 'kN', [1, 500, 1, 200]),
} as const satisfies Record<string, Parameter>

/**
 * Whether a parameter has an effect: the code for the user's own truss, the shared load if a load uses it.
 */
function usesTrussParameter(
  name: keyof typeof trussParameters,
  values: Values<typeof trussParameters>,
): boolean {
  if (name === 'barras') return values.modelo === 'propio'
  if (name !== 'p') return true
  return readTruss(trussCode(values)).loads.some(({ size }) => size === undefined)
}

type TrussAsk = Ask<typeof trussParameters, TrussOutcome>

/**
 * Sides of the triangle, which is 4 squares wide and 2 high: half its base, its height, and the sloping bar.
 */
function sides({ ancho, alto }: { ancho: number; alto: number }): {
  half: number
  high: number
  slope: number
} {
  const [half, high] = [2 * ancho, 2 * alto]
  return { half, high, slope: Math.hypot(half, high) }
}

const isPlain = (values: { ancho: number; alto: number }): boolean => {
  const { half, high } = sides(values)
  return half / high <= 3 && high / half <= 3 && half !== high
}

const rafter: TrussAsk = {
  output: 'fuerza',
  given: ['p', 'ancho', 'alto'],
  fixed: { modelo: 'triangulo', elegido: 'b1d3' },
  question: askTexts.rafter,
  suits: isPlain,
  mistakes: (values) => {
    const { half, high, slope } = sides(values)
    const { p } = values
    return [
      { value: p / 2, message: says.halfOnly },
      { value: (p * slope) / high, message: says.notHalved },
      { value: (p * slope) / (2 * half), message: says.otherSide },
      { value: (p * high) / (2 * slope), message: says.upsideDown },
    ]
  },
}

const tie: TrussAsk = {
  output: 'traccion',
  given: ['p', 'ancho', 'alto'],
  fixed: { modelo: 'triangulo', elegido: 'b1f1' },
  question: askTexts.tie,
  suits: isPlain,
  mistakes: (values) => {
    const { half, high, slope } = sides(values)
    const { p } = values
    return [
      { value: (p * slope) / (2 * high), message: says.slopeInstead },
      { value: (p * half) / high, message: says.notHalved },
      { value: (p * high) / (2 * half), message: says.upsideDown },
      { value: p / 2, message: says.reactionOnly },
    ]
  },
}

const support: TrussAsk = {
  output: 'v1',
  given: ['p'],
  fixed: {
    modelo: 'propio',
    barras: 'a1c1e1g1_b3d3f3_a1b3c1d3e1f3g1_fijo-a1_movil-g1_abajo-c1',
    elegido: 'a1',
  },
  question: askTexts.support,
  mistakes: ({ p }) => [
    { value: p / 2, message: says.notHalf },
    { value: p / 3, message: says.otherSupport },
    { value: p, message: says.whole },
  ],
}

const count: TrussAsk = {
  output: 'necesarias',
  given: ['modelo'],
  fixed: { elegido: '' },
  question: askTexts.count,
  suits: ({ modelo }) => ['warren', 'pratt', 'cercha', 'mensula'].includes(modelo),
  mistakes: (_, { solution }) => [
    { value: 2 * solution.nodes.length, message: says.noThree },
    { value: 2 * (solution.nodes.length - 3), message: says.tooEarly },
    { value: 2 * solution.nodes.length + 3, message: says.added },
  ],
}

const trussAsks: readonly TrussAsk[] = [rafter, tie, support, count].map(withClearAnswer)

/** Plane trusses of pin-jointed bars, to which users add bars. */
export const simulator = defineSimulator({
  order: 130,
  tipo: 'armadura',
  title: 'Armadura de barras',
  summary:
    'Añade barras hasta que la estructura deje de moverse y mira cuáles se estiran y cuáles se comprimen.',
  parameters: trussParameters,
  uses: usesTrussParameter,
  compute: computeTruss,
  table: { along: 'alto', rows: 8, outputs: ['traccion', 'compresion'] },
  asks: trussAsks,
  bench,
})

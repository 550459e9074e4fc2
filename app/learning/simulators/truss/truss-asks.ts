import { withClearAnswer } from '../clear-answer.ts'
import type { Ask } from '../simulator.ts'
import type { TrussOutcome } from './truss-model.ts'
import type { trussParameters } from './truss-parameters.ts'
import { askTexts, mistakeTexts as says } from './truss-texts.ts'

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

export const trussAsks: readonly TrussAsk[] = [rafter, tie, support, count].map(withClearAnswer)

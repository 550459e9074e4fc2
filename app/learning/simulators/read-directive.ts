import type { DirectiveData } from '../../platform/markdown/simulator-plugin.ts'
import type { AnySimulator, Output, Simulators, Values } from './simulator.ts'
import { readState } from './simulator-state.ts'

/**
 * What a simulator line of Markdown sets: the simulator, its state, its locked parameters and its question.
 */
export type Directive = {
  simulator: AnySimulator
  values: Values
  fixed: readonly string[]
  /** The output that the question is about. With `isGuess` it is asked before the simulator is shown. */
  asked?: { name: string; output: Output; isGuess: boolean }
}

/** `directive` is undefined when the line sets no simulator. The faults are in Spanish, for the author. */
type ReadDirective = { directive: Directive | undefined; faults: readonly string[] }

const words: ReadonlySet<string> = new Set(['tipo', 'fijo', 'pregunta', 'predice'])

/**
 * Parses `::simulador{tipo=… …}`. Never throws. `simulators` is a parameter, so that threads which check texts
 * load simulators only for texts that have one.
 */
export function readDirective({ pairs, rest }: DirectiveData, simulators: Simulators): ReadDirective {
  const given = new Map(pairs)
  const simulator = [...simulators.values()].find(({ tipo: kindSlug }) => kindSlug === given.get('tipo'))
  if (!simulator) {
    const known = [...simulators.values()].map(({ tipo: kindSlug }) => kindSlug)
    return { directive: undefined, faults: [directiveTexts.unknown(given.get('tipo'), known)] }
  }
  const { values, faults } = readState(simulator, (name) => (words.has(name) ? null : given.get(name)))
  const fixed = (given.get('fijo') ?? '').split(',').filter(Boolean)
  const names = [...given.keys()].filter((name) => !words.has(name))
  const unknown = [...names, ...fixed].filter((name) => !Object.hasOwn(simulator.parameters, name))
  const asked = readAsked(simulator, values, given)
  return {
    directive: { simulator, values, fixed, ...(asked.asked && { asked: asked.asked }) },
    faults: [
      ...(rest === '' ? [] : [directiveTexts.rest(rest)]),
      ...(given.size < pairs.length ? [directiveTexts.twice] : []),
      ...unknown.map((name) => directiveTexts.noParameter(name, Object.keys(simulator.parameters))),
      ...faults,
      ...asked.faults,
    ],
  }
}

type ReadAsked = { asked?: NonNullable<Directive['asked']>; faults: readonly string[] }

function readAsked(simulator: AnySimulator, values: Values, given: ReadonlyMap<string, string>): ReadAsked {
  const isGuess = given.has('predice')
  const name = given.get('predice') ?? given.get('pregunta')
  if (name === undefined) return { faults: [] }
  if (isGuess && given.has('pregunta')) return { faults: [directiveTexts.both] }
  const { outputs } = simulator.compute(values)
  const output = Object.hasOwn(outputs, name) ? outputs[name] : undefined
  if (typeof output?.value === 'number' && Number.isFinite(output.value))
    return { asked: { name, output, isGuess }, faults: [] }
  const numbers = Object.keys(outputs).filter((key) => typeof outputs[key]?.value === 'number')
  return { faults: [directiveTexts.noOutput(name, numbers)] }
}

/** Messages to authors about faults in the Markdown line that embeds a simulator. */
export const directiveTexts = {
  unknown: (kindSlug: string | undefined, known: readonly string[]): string =>
    `No hay ningún simulador ${kindSlug === undefined ? 'sin «tipo=…»' : `«${kindSlug}»`}. Los que hay: ${known.join(', ')}.`,
  rest: (text: string): string =>
    `No se entiende «${text}»: cada dato se escribe nombre=valor, entre comillas si lleva espacios.`,
  twice: 'Un dato está dos veces.',
  noParameter: (name: string, known: readonly string[]): string =>
    `Este simulador no tiene «${name}». Lo que tiene: ${known.join(', ')}.`,
  noOutput: (name: string, known: readonly string[]): string =>
    `Este simulador no calcula ningún número «${name}». Lo que calcula: ${known.join(', ')}.`,
  both: 'O «pregunta» o «predice», no las dos.',
  nested: 'Un simulador va solo en su línea, fuera de listas, citas y bloques: aquí sale como enlace.',
} as const

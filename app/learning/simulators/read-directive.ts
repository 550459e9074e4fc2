import type { DirectiveData } from '../../platform/markdown/simulator-plugin.ts'
import { directiveTexts } from './directive-texts.ts'
import { readState } from './read-state.ts'
import type { AnySimulator, Output, Values } from './simulator.ts'
import { findSimulator, simulators } from './simulators.ts'

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

/** Parses `::simulador{tipo=… …}`. Never throws. */
export function readDirective({ pairs, rest }: DirectiveData): ReadDirective {
  const given = new Map(pairs)
  const simulator = findSimulator(given.get('tipo') ?? '')
  if (!simulator) {
    const known = [...simulators.values()].map(({ tipo }) => tipo)
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

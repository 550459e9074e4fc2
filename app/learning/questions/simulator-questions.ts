import type { Practice } from '../practice/practice.ts'
import { drawState } from '../simulators/draw-state.ts'
import type { Directive } from '../simulators/read-directive.ts'
import type { AnySimulator, Output, Values } from '../simulators/simulator.ts'
import { showValue, stateAddress } from '../simulators/simulator-state.ts'

/** Texts of questions generated from a simulator, in Markdown. */
const texts = {
  statement: (given: readonly string[], question: string): string =>
    `${given.map((one) => `- ${one}`).join('\n')}\n\n${question}`,
  howMuch: (name: string): string => `¿Cuánto vale esta lectura: ${lowerFirst(name)}?`,
  asDrawn: (address: string): string => `Lo demás, [como está en el simulador](${address})`,
} as const

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A question about a simulator: its statement in Markdown, and the right answer. */
export type SimulatorQuestion = { statement: string; practice: Practice }

/** Readings are rounded, and pictures are read by eye. */
const tolerance = { kind: 'relative', by: 0.02 } as const

/**
 * Makes the question of a `predice` directive: it asks for an output in the directive's state, before the
 * simulator is shown.
 */
export function askGuess(
  { simulator, values }: Directive,
  { name, output }: { name: string; output: Output },
): SimulatorQuestion {
  const ask = simulator.asks.find((one) => one.output === name && tellsAll(simulator, one, values))
  const statement =
    ask?.situation === undefined
      ? texts.statement(listGiven(simulator, values), texts.howMuch(nameOf(output)))
      : `${tellSituation(simulator, values, ask.situation)}\n\n${ask.question}`
  return { statement, practice: askFor(output, []) }
}

/**
 * Returns whether a prepared question describes the state completely: every parameter it does not mention has
 * the value that the question assumes, or has no effect.
 */
function tellsAll({ parameters, uses }: AnySimulator, ask: AnyAsk, values: Values): boolean {
  return Object.entries(parameters).every(
    ([name, { initial }]) =>
      ask.given.includes(name) ||
      values[name] === (ask.fixed?.[name] ?? initial) ||
      uses?.(name, values) === false,
  )
}

type AnyAsk = AnySimulator['asks'][number]

type Asking = { simulator: AnySimulator; base: Values; output: string; fixed: readonly string[] }

/**
 * Makes a question about another state of a simulator, which students can compute or set up. The same seed
 * always draws the same state. `fixed`: the parameters that keep the values of `base`. Returns undefined if
 * the simulator has no question about this output.
 */
export function askDrawn(
  { simulator, base, output, fixed }: Asking,
  seed: string,
): SimulatorQuestion | undefined {
  const ask = simulator.asks.find((one) => one.output === output)
  if (!ask) return undefined
  const given = ask.given.filter((name) => !fixed.includes(name))
  const drawn = drawState(simulator, { ...ask, given }, { seed, base })
  const read = drawn?.outcome.outputs[output]
  if (!drawn || !read) return undefined
  const told = [...ask.given, ...Object.keys(ask.fixed ?? {})]
  return {
    statement:
      ask.situation === undefined
        ? texts.statement(listGiven(simulator, drawn.values, told), ask.question)
        : `${tellSituation(simulator, drawn.values, ask.situation)}\n\n${ask.question}`,
    practice: askFor(read, ask.mistakes?.(drawn.values, drawn.outcome) ?? []),
  }
}

type Mistake = { value: number; message: string }

/** Makes an exercise of one quantity with its known mistakes. */
function askFor({ value, unit }: Output, mistakes: readonly Mistake[]): Practice {
  const constant = (number: number) => ({ kind: 'number' as const, value: number })
  const known = mistakes.filter((mistake) => Number.isFinite(mistake.value))
  return {
    variables: { list: [], condition: null },
    hints: [],
    questions: [
      {
        kind: 'quantity',
        label: '',
        value: constant(Number(value)),
        unit,
        tolerance,
        mistakes: known.map((mistake) => ({ ...mistake, value: constant(mistake.value) })),
      },
    ],
  }
}

/**
 * Lists a state in words, as Markdown; drawn parameters become a link to the state. `only`: the parameters to
 * list; by default all that have an effect.
 */
function listGiven(simulator: AnySimulator, values: Values, only?: readonly string[]): string[] {
  const { parameters, uses } = simulator
  const told = Object.entries(parameters).filter(
    ([name]) => (only?.includes(name) ?? true) && (uses?.(name, values) ?? true),
  )
  const given = told.flatMap(([name, parameter]) => {
    const value = values[name]
    if (value === undefined || parameter.kind === 'text') return []
    const symbol = parameter.kind === 'number' && parameter.symbol ? ` (${parameter.symbol})` : ''
    return `${parameter.label}${symbol}: ${showValue(parameter, value)}`
  })
  const isDrawn = told.some(([, { kind }]) => kind === 'text')
  return isDrawn ? [...given, texts.asDrawn(stateAddress(simulator, values))] : given
}

/** Fills in the values of a situation's placeholders; `{aqui}` is the address of the state. */
function tellSituation(simulator: AnySimulator, values: Values, situation: string): string {
  return situation.replace(/\{([a-z0-9]+)\}/g, (_, name: string) => {
    if (name === 'aqui') return stateAddress(simulator, values)
    const [parameter, value] = [simulator.parameters[name], values[name]]
    if (!parameter || value === undefined) throw new Error(`${simulator.tipo} has no ${name} to tell`)
    return showValue(parameter, value)
  })
}

const nameOf = ({ label, symbol }: Output): string => (symbol ? `${label} (${symbol})` : label)

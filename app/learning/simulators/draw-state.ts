import { hashText } from '../practice/draw-values.ts'
import { nearestValue } from './read-state.ts'
import type { AnySimulator, Ask, Outcome, Parameter, Parameters, Values } from './simulator.ts'

/** So many values of a parameter are drawn at most: round numbers, and not every one that it allows. */
const mostValues = 40
/** How often a state is drawn anew because it makes no sensible question. */
const tries = 400

/** A question whose values are known. */
type DrawnAsk = { values: Values; outcome: Outcome }

type AnyAsk = Ask<Parameters, Outcome>

/**
 * The state of a seed for a question: the same everywhere and for ever. What is not given in the question keeps the value that the question says, else
 * that of `base`. Undefined when hardly any state suits.
 */
export function drawState(
  simulator: AnySimulator,
  ask: AnyAsk,
  { seed, base }: { seed: string; base: Values },
): DrawnAsk | undefined {
  for (let attempt = 0; attempt < tries; attempt++) {
    const values: Record<string, number | string | boolean> = { ...base }
    for (const [name, value] of Object.entries(ask.fixed ?? {})) if (value !== undefined) values[name] = value
    for (const name of ask.given)
      values[name] = drawValue(simulator.parameters[name], base[name], `${seed}/${name}/${attempt}`)
    const outcome = simulator.compute(values)
    const value = outcome.outputs[ask.output]?.value
    const isAskable = typeof value === 'number' && Number.isFinite(value) && value !== 0
    if (isAskable && (ask.suits?.(values, outcome) ?? true)) return { values, outcome }
  }
  return undefined
}

function drawValue(
  parameter: Parameter | undefined,
  kept: number | string | boolean | undefined,
  stream: string,
): number | string | boolean {
  const pick = (count: number): number => Math.floor((hashText(stream) / 2 ** 32) * count)
  switch (parameter?.kind) {
    case 'number': {
      const { min, max, step } = parameter
      const coarse = roundStep(max - min, step)
      const first = Math.ceil(min / coarse - 1e-9)
      const last = Math.floor(max / coarse + 1e-9)
      return nearestValue(parameter, (first + pick(last - first + 1)) * coarse)
    }
    case 'choice': {
      const options = Object.keys(parameter.options)
      return options[pick(options.length)] ?? parameter.initial
    }
    case 'switch':
      return pick(2) === 1
    default:
      return kept ?? ''
  }
}

/** The least step 1, 2 or 5 times a power of ten of the parameter's own with few enough values. */
function roundStep(range: number, step: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (range / (step * factor * power) <= mostValues) return step * factor * power
    }
  }
}

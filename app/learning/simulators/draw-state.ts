import { hashText } from '../practice/draw-values.ts'
import type { AnySimulator, Ask, Outcome, Parameter, Parameters, Values } from './simulator.ts'
import { nearestValue } from './simulator-state.ts'

/** Upper bound of the distinct values drawn for a parameter; a coarser step yields rounder numbers. */
const maxValues = 40
/** Attempts to draw a state that makes a sensible question. */
const tries = 400

/** A question with its values drawn. */
type DrawnAsk = { values: Values; outcome: Outcome }

type AnyAsk = Ask<Parameters, Outcome>

/**
 * Draws the state of a question from a seed; the same seed always yields the same state.
 * Parameters that the question does not give take the value in `ask.fixed`, otherwise the one in `base`.
 * Returns undefined when no drawn state suits the question.
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

/**
 * Smallest step of the form `step` × (1, 2 or 5) × 10ⁿ that leaves at most `maxValues` values in the range.
 */
function roundStep(range: number, step: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (range / (step * factor * power) <= maxValues) return step * factor * power
    }
  }
}

import type { Ask, Outcome, Parameters } from './simulator.ts'

/**
 * Wraps a question so that it rejects states in which a known mistake gives a value within 3 % of the answer.
 */
export function withClearAnswer<P extends Parameters, R extends Outcome>(ask: Ask<P, R>): Ask<P, R> {
  return {
    ...ask,
    suits: (values, outcome) => {
      const right = Number(outcome.outputs[ask.output]?.value)
      const wrong = ask.mistakes?.(values, outcome) ?? []
      return (
        (ask.suits?.(values, outcome) ?? true) &&
        wrong.every(({ value }) => Math.abs(value / right - 1) > 0.03)
      )
    },
  }
}

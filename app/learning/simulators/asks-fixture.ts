import { expect } from 'vitest'
import { drawState } from './draw-state.ts'
import type { AnySimulator } from './simulator.ts'
import { firstValues } from './simulator-state.ts'

/**
 * Asserts that every question of a simulator can be drawn from each of the first `seeds` seeds.
 * It also asserts that no known mistake yields a value within 2 % of the right answer.
 */
export function expectClearAsks(simulator: AnySimulator, seeds: number): void {
  for (const ask of simulator.asks) {
    for (let seed = 0; seed < seeds; seed++) {
      const drawn = drawState(simulator, ask, { seed: String(seed), base: firstValues(simulator) })
      const right = Number(drawn?.outcome.outputs[ask.output]?.value)
      expect(right, `${ask.output} ${seed}`).toBeGreaterThan(0)
      const mistakes = drawn && ask.mistakes?.(drawn.values, drawn.outcome)
      expect(mistakes?.length).toBeGreaterThan(1)
      for (const { value, message } of mistakes ?? [])
        expect(Math.abs(value / right - 1), message).toBeGreaterThan(0.02)
    }
  }
}

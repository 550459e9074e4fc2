import type { Outcome, Values } from '../simulator.ts'
import * as states from '../state-fixture.ts'
import { gears } from './gears.ts'

/** A state as an address has it; fails where the address says what cannot be. */
export function valuesOf(address: string): Values {
  return states.valuesOf(gears, address)
}

/** What comes of it. */
export function computeAddress(address: string): Outcome {
  return gears.compute(valuesOf(address))
}

/** A state drawn from all that the parameters allow. */
export function drawAny(seed: number): Values {
  return states.drawAny(gears, seed)
}

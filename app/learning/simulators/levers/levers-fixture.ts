import type { Outcome, Values } from '../simulator.ts'
import * as states from '../state-fixture.ts'
import { simulator as levers } from './definition.ts'

/** Parses a state from a query string; throws if a name or value is invalid. */
export function valuesOf(address: string): Values {
  return states.valuesOf(levers, address)
}

export function computeAddress(address: string): Outcome {
  return levers.compute(valuesOf(address))
}

/** A state derived from a seed, within all that the parameters allow. */
export function drawAny(seed: number): Values {
  return states.drawAny(levers, seed)
}

import type { Part } from './part.ts'

/**
 * Returns the unit to show after the field of a part, or undefined if students must write the unit
 * themselves.
 */
export function givenUnit(part: Part): string | undefined {
  return part.kind === 'quantity' && part.isUnitGiven ? part.unit.replace('Δ', '') : undefined
}

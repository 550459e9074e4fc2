import type { Part } from './part.ts'

/** The unit that stands behind the field of a part, because its question says it; undefined where students write it. */
export function givenUnit(part: Part): string | undefined {
  return part.kind === 'quantity' && part.isUnitGiven ? part.unit.replace('Δ', '') : undefined
}

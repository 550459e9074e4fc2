import { hashText } from '../../practice/draw-values.ts'
import { valuesOf } from '../state-fixture.ts'
import { simulator as truss } from './definition.ts'
import { computeTruss, type TrussOutcome, type TrussValues } from './truss-model.ts'
import { barCode, namePlace, type Place, places } from './truss-parts.ts'

export function computeAddress(address: string): TrussOutcome {
  return computeTruss(valuesOf(truss, address) as TrussValues)
}

/** The force in a bar, tension positive. */
export function forceIn(outcome: TrussOutcome, code: string): number {
  const force = outcome.bars.find((bar) => barCode(bar) === code)?.force
  if (force === undefined) throw new Error(`${code} has no force`)
  return force
}

/** A number from 0 to `count` − 1, derived from a seed. */
export function pick(seed: string, count: number): number {
  return Math.floor((hashText(seed) / 2 ** 32) * count)
}

/**
 * A simple truss: one bar, and each further node attached by two bars to existing nodes.
 * Returns the codes of its bars, and its nodes.
 */
export function drawSimpleTruss(seed: string, count: number): { bars: string[]; nodes: Place[] } {
  const first = pick(`${seed}/a`, places.length)
  const nodes: Place[] = [first, (first + 1 + pick(`${seed}/b`, places.length - 1)) % places.length]
  const bars = [nodes.map(namePlace).join('')]
  for (let at = 2; at < count; at++) {
    const free = places.filter((place) => !nodes.includes(place))
    const next = free[pick(`${seed}/n${at}`, free.length)] ?? 0
    const one = pick(`${seed}/f${at}`, nodes.length)
    const other = (one + 1 + pick(`${seed}/g${at}`, nodes.length - 1)) % nodes.length
    for (const end of [one, other]) bars.push(namePlace(next) + namePlace(nodes[end] ?? 0))
    nodes.push(next)
  }
  return { bars, nodes }
}

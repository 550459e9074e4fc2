import type { AnySimulator, Values } from './simulator.ts'

/** The state in which a simulator begins where nobody says anything of it. */
export function firstValues({ parameters }: Pick<AnySimulator, 'parameters'>): Values {
  return Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]))
}

/** Of a state, what differs from the first one: less travels with a page. */
export function changedValues(simulator: Pick<AnySimulator, 'parameters'>, values: Values): Values {
  const first = firstValues(simulator)
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== first[name]))
}

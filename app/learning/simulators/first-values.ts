import type { AnySimulator, Values } from './simulator.ts'

/** The initial state of a simulator: the initial value of each parameter. */
export function firstValues({ parameters }: Pick<AnySimulator, 'parameters'>): Values {
  return Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]))
}

/** The values of a state that differ from the initial ones, so that a page carries less data. */
export function changedValues(simulator: Pick<AnySimulator, 'parameters'>, values: Values): Values {
  const first = firstValues(simulator)
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== first[name]))
}

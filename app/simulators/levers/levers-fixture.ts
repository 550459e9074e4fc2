import { hashText } from '../../practice/draw-values.ts'
import { readState } from '../read-state.ts'
import type { Outcome, Parameter, Values } from '../simulator.ts'
import { levers } from './levers.ts'

/** A state as an address has it; fails where the address says what cannot be. */
export function valuesOf(address: string): Values {
  const given = new URLSearchParams(address)
  const unknown = [...given.keys()].filter((name) => !(name in levers.parameters))
  const { values, faults } = readState(levers, (name) => given.get(name))
  if (unknown.length + faults.length > 0) throw new Error(`${address}: ${[...unknown, ...faults].join(' ')}`)
  return values
}

/** What comes of it. */
export function computeAddress(address: string): Outcome {
  return levers.compute(valuesOf(address))
}

/** A state drawn from all that the parameters allow. */
export function drawAny(seed: number): Values {
  return Object.fromEntries(
    Object.entries(levers.parameters).map(([name, parameter]) => [name, drawValue(name, parameter, seed)]),
  )
}

function drawValue(name: string, parameter: Parameter, seed: number): number | string {
  const part = hashText(`${seed}/${name}`) / 2 ** 32
  if (parameter.kind === 'choice') {
    const options = Object.keys(parameter.options)
    return options[Math.floor(part * options.length)] ?? parameter.initial
  }
  if (parameter.kind !== 'number') throw new Error(`${name} is no number`)
  const { min, max, step } = parameter
  return min + step * Math.floor(part * (1 + Math.floor((max - min) / step)))
}

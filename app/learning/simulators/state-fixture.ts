import { expect } from 'vitest'
import { hashText } from '../practice/draw-values.ts'
import type { AnySimulator, Outcome, Parameter, Values } from './simulator.ts'
import { readState } from './simulator-state.ts'

/** Parses a state from a query string; throws if a name or value is invalid. */
export function valuesOf(simulator: AnySimulator, address: string): Values {
  const given = new URLSearchParams(address)
  const unknown = [...given.keys()].filter((name) => !(name in simulator.parameters))
  const { values, faults } = readState(simulator, (name) => given.get(name))
  if (unknown.length + faults.length > 0) throw new Error(`${address}: ${[...unknown, ...faults].join(' ')}`)
  return values
}

export function computeAddress(simulator: AnySimulator, address: string): Outcome {
  return simulator.compute(valuesOf(simulator, address))
}

/** A state as a query string, and some of its outputs. */
export type Case = [address: string, expected: Readonly<Record<string, number | string>>]

/** Returns a function that asserts outputs of a state; numbers may differ by half of 10^-digits, relatively. */
export function checkOutputs(simulator: AnySimulator, digits = 6): (...one: Case) => void {
  return (address, expected) => {
    const { outputs } = computeAddress(simulator, address)
    for (const [name, value] of Object.entries(expected)) {
      const found = outputs[name]?.value
      if (typeof value === 'string') expect(found, name).toBe(value)
      else expect(Number(found) / (value || 1), name).toBeCloseTo(value === 0 ? 0 : 1, digits)
    }
  }
}

/** A state derived from a seed, within all that the parameters allow. */
export function drawAny({ parameters }: AnySimulator, seed: number): Values {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, drawValue(name, parameter, seed)]),
  )
}

function drawValue(name: string, parameter: Parameter, seed: number): number | string | boolean {
  const part = hashText(`${seed}/${name}`) / 2 ** 32
  if (parameter.kind === 'switch') return part < 0.5
  if (parameter.kind === 'text') return parameter.initial
  if (parameter.kind === 'choice') {
    const options = Object.keys(parameter.options)
    return options[Math.floor(part * options.length)] ?? parameter.initial
  }
  const { min, max, step } = parameter
  return min + step * Math.floor(part * (1 + Math.floor((max - min) / step)))
}

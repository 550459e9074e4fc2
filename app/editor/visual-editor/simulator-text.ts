import type { AnySimulator, Values } from '../../learning/simulators/simulator.ts'
import { writeValue } from '../../learning/simulators/simulator-state.ts'

/** The settings in a simulator directive. */
export type SimulatorSettings = {
  simulator: AnySimulator
  values: Values
  fixed: readonly string[]
  asked: { name: string; isGuess: boolean } | undefined
}

/** Writes the directive: only values that apply and differ from the initial state, or are locked. */
export function writeSimulator({ simulator, values, fixed, asked }: SimulatorSettings): string {
  const { tipo: kindSlug, parameters, uses } = simulator
  const pairs = Object.entries(parameters).flatMap(([name, { initial }]) => {
    const value = values[name]
    const counts = value !== undefined && (uses?.(name, values) ?? true)
    return counts && (value !== initial || fixed.includes(name))
      ? [`${name}=${quoted(writeValue(value))}`]
      : []
  })
  const known = fixed.filter((name) => Object.hasOwn(parameters, name))
  const ends = [
    ...(known.length > 0 ? [`fijo=${known.join()}`] : []),
    ...(asked ? [`${asked.isGuess ? 'predice' : 'pregunta'}=${asked.name}`] : []),
  ]
  return `::simulador{${[`tipo=${kindSlug}`, ...pairs, ...ends].join(' ')}}`
}

/** A value on one line, quoted if necessary. */
function quoted(text: string): string {
  const line = text.replace(/\s*\n\s*/g, '; ').replaceAll('"', '')
  return line === '' || /\s/.test(line) ? `"${line}"` : line
}

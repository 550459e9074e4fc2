import { formatNumber } from '../marking/format-number.ts'
import { withUnit } from './show-value.ts'
import type { AnySimulator, Parameter, Values } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/**
 * Looks up a parameter's text in an address, a form or a Markdown line; null or undefined if it is not given.
 */
type GivenState = (name: string) => string | null | undefined

/** A valid state, and a message in Spanish for each value that had to be corrected. */
type ReadState = { values: Values; faults: readonly string[] }

/**
 * Reads and validates a state. A missing value takes the initial one; an invalid one is corrected and
 * reported. Never throws.
 */
export function readState({ parameters }: Pick<AnySimulator, 'parameters'>, given: GivenState): ReadState {
  const faults: string[] = []
  const values: Record<string, number | string | boolean> = {}
  for (const [name, parameter] of Object.entries(parameters)) {
    const text = given(name)
    const read =
      text === null || text === undefined ? { value: parameter.initial } : readValue(parameter, text)
    values[name] = read.value
    if (read.fault !== undefined) faults.push(simulatorTexts.fault(name, read.fault))
  }
  return { values, faults }
}

/**
 * Parses `fijo`, the comma-separated locked parameters of an address or a Markdown line.
 * Unknown names are reported in Spanish. Never throws.
 */
export function readFixed(
  { parameters }: Pick<AnySimulator, 'parameters'>,
  text: string | null | undefined,
): { fixed: readonly string[]; faults: readonly string[] } {
  const names = [...new Set(text?.split(',').filter(Boolean))]
  const isKnown = (name: string): boolean => Object.hasOwn(parameters, name)
  const unknown = names.filter((name) => !isKnown(name))
  return {
    fixed: names.filter(isKnown),
    faults: unknown.map((name) => simulatorTexts.fault('fijo', simulatorTexts.noParameter(name))),
  }
}

type ReadValue = { value: number | string | boolean; fault?: string }

function readValue(parameter: Parameter, text: string): ReadValue {
  switch (parameter.kind) {
    case 'number':
      return readNumberValue(parameter, text)
    case 'choice':
      if (Object.hasOwn(parameter.options, text)) return { value: text }
      return { value: parameter.initial, fault: simulatorTexts.noChoice(Object.keys(parameter.options)) }
    case 'switch':
      if (text === 'si' || text === 'no') return { value: text === 'si' }
      return { value: parameter.initial, fault: simulatorTexts.noSwitch }
    case 'text':
      return readText(parameter, text)
  }
}

type NumberParameter = Parameter & { kind: 'number' }

function readNumberValue(parameter: NumberParameter, text: string): ReadValue {
  const number = parseNumber(text)
  if (number === undefined) return { value: parameter.initial, fault: simulatorTexts.noNumber }
  const value = nearestValue(parameter, number)
  // A change of at most half a step, or a floating-point error, is not reported.
  const isNear = Math.abs(value - number) <= parameter.step / 2 + 1e-9
  return isNear ? { value } : { value, fault: simulatorTexts.bounds(bounds(parameter)) }
}

/** Parses a number with a decimal point or comma: 0.5 or 0,5. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})$/.test(plain)) return undefined
  return Number(plain)
}

/** The allowed value nearest to a number. */
export function nearestValue({ min, max, step }: NumberParameter, number: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, number)) - min) / step)
  // Rounding to twelve figures turns 0.30000000000000004 (3 · 0.1) into 0.3.
  return Math.min(max, Number((min + steps * step).toPrecision(12)))
}

/** The bounds as text: «6 a 120 rpm». */
export function bounds({ min, max, unit }: NumberParameter): string {
  return withUnit(`${formatNumber(min)} a ${formatNumber(max)}`, unit)
}

function readText({ longest, initial, find }: Parameter & { kind: 'text' }, text: string): ReadValue {
  if (text.length > longest) return { value: initial, fault: simulatorTexts.tooLong(longest) }
  const fault = find(text)
  return fault === undefined ? { value: text } : { value: initial, fault }
}

import { formatNumber } from '../marking/format-number.ts'
import { withUnit } from './show-value.ts'
import type { AnySimulator, Parameter, Values } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** Text as an address, a form or a line of Markdown has it; undefined where it says nothing of a parameter. */
type GivenState = (name: string) => string | null | undefined

/** A state within what its parameters allow, and in Spanish what had to be changed for that. */
type ReadState = { values: Values; faults: readonly string[] }

/** Reads a state: what is not given keeps its first value, what is out of bounds or cannot be read is brought within them. Never throws. */
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

/** The parameters that stay locked, as `fijo` of an address or a line of Markdown names them, and in Spanish what it names besides. Never throws. */
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
  // Half a step and what floating point loses are no news.
  const isNear = Math.abs(value - number) <= parameter.step / 2 + 1e-9
  return isNear ? { value } : { value, fault: simulatorTexts.bounds(bounds(parameter)) }
}

/** A number as addresses and people write it: 0.5 or 0,5. */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})$/.test(plain)) return undefined
  return Number(plain)
}

/** The value that the parameter allows nearest to a number. */
export function nearestValue({ min, max, step }: NumberParameter, number: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, number)) - min) / step)
  // Twelve figures: 0.1 · 3 is 0.3.
  return Math.min(max, Number((min + steps * step).toPrecision(12)))
}

/** «De 6 a 120», for people. */
export function bounds({ min, max, unit }: NumberParameter): string {
  return withUnit(`${formatNumber(min)} a ${formatNumber(max)}`, unit)
}

function readText({ longest, initial, find }: Parameter & { kind: 'text' }, text: string): ReadValue {
  if (text.length > longest) return { value: initial, fault: simulatorTexts.tooLong(longest) }
  const fault = find(text)
  return fault === undefined ? { value: text } : { value: initial, fault }
}

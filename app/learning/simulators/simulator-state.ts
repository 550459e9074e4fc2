import { formatNumber } from '../marking/format-number.ts'
import type { AnySimulator, NumberParameter, Parameter, Values } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** The initial state of a simulator: the initial value of each parameter. */
export function firstValues({ parameters }: Pick<AnySimulator, 'parameters'>): Values {
  return Object.fromEntries(Object.entries(parameters).map(([name, { initial }]) => [name, initial]))
}

/** The values of a state that differ from the initial ones, so that a page carries less data. */
export function changedValues(simulator: Pick<AnySimulator, 'parameters'>, values: Values): Values {
  const first = firstValues(simulator)
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== first[name]))
}

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

/** The text of a value in an address or in a Markdown line. */
export function writeValue(value: number | string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'si' : 'no') : String(value)
}

/**
 * Address of a state. It includes every used value, so that it stays valid when initial values change.
 * `fixed` lists the parameters that stay locked at that address.
 */
export function stateAddress(
  { tipo: kindSlug, parameters, uses }: AnySimulator,
  values: Values,
  fixed: readonly string[] = [],
): string {
  const query = new URLSearchParams()
  for (const name of Object.keys(parameters)) {
    const value = values[name]
    if (value !== undefined && (uses?.(name, values) ?? true)) query.set(name, writeValue(value))
  }
  if (fixed.length > 0) query.set('fijo', fixed.join())
  return `/simuladores/${kindSlug}?${query}`
}

/** Longest text shown, in characters: one line. */
const maxTextLength = 40

/** A parameter's value as text for users; '' for a text that is too long or has several lines. */
export function showValue(parameter: Parameter, value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? simulatorTexts.on : simulatorTexts.off
  if (parameter.kind === 'choice') return parameter.options[String(value)] ?? String(value)
  if (typeof value === 'string') return value.length > maxTextLength || value.includes('\n') ? '' : value
  return withUnit(formatNumber(value), parameter.kind === 'number' ? parameter.unit : '')
}

/** A formatted number with its unit: «900 rpm», «35°». */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number
  return unit === '°' ? `${number}°` : `${number} ${unit}`
}

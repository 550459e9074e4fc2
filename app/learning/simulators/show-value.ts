import { formatNumber } from '../marking/format-number.ts'
import type { Parameter } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** Longest text shown, in characters: one line. */
const longestText = 40

/** A parameter's value as text for users; '' for a text that is too long or has several lines. */
export function showValue(parameter: Parameter, value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? simulatorTexts.on : simulatorTexts.off
  if (parameter.kind === 'choice') return parameter.options[String(value)] ?? String(value)
  if (typeof value === 'string') return value.length > longestText || value.includes('\n') ? '' : value
  return withUnit(formatNumber(value), parameter.kind === 'number' ? parameter.unit : '')
}

/** A formatted number with its unit: «900 rpm», «35°». */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number
  return unit === '°' ? `${number}°` : `${number} ${unit}`
}

import { formatNumber } from '../marking/format-number.ts'
import type { Parameter } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** A text is shown as far as it stands on a line. */
const longestText = 40

/** The value of a parameter in words; '' where it is a text of which nothing can be said. */
export function showValue(parameter: Parameter, value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? simulatorTexts.on : simulatorTexts.off
  if (parameter.kind === 'choice') return parameter.options[String(value)] ?? String(value)
  if (typeof value === 'string') return value.length > longestText || value.includes('\n') ? '' : value
  return withUnit(formatNumber(value), parameter.kind === 'number' ? parameter.unit : '')
}

/** A number that is written already, with its unit: «900 rpm», «35°». */
export function withUnit(number: string, unit: string): string {
  if (unit === '') return number
  return unit === '°' ? `${number}°` : `${number} ${unit}`
}

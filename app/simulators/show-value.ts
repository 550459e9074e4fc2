import { formatNumber } from '../marking/format-number.ts'
import type { Parameter } from './simulator.ts'
import { simulatorTexts } from './simulator-texts.ts'

/** The value of a parameter in words. */
export function showValue(parameter: Parameter, value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? simulatorTexts.on : simulatorTexts.off
  if (parameter.kind === 'choice') return parameter.options[String(value)] ?? String(value)
  if (typeof value === 'string') return value
  const unit = parameter.kind === 'number' && parameter.unit
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
}

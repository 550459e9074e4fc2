import { formatNumber } from '../marking/format-number.ts'
import type { Output } from './simulator.ts'
import { withUnit } from './simulator-state.ts'

/** An output as text, with its unit. */
export function showOutput({ value, unit, figures = 4 }: Output): string {
  const shown = typeof value === 'number' ? formatNumber(value, figures) : value
  return withUnit(shown, unit)
}

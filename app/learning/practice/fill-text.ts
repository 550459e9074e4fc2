import { formatDecimals, formatNumber } from '../marking/format-number.ts'

const place = /\{\{ ?(\p{L}[\p{L}\p{N}_]*)(?::([0-6]))? ?\}\}/gu
const formula = /\$\$[^$]*\$\$|\$[^$\n]*\$/gu

/**
 * Replaces the placeholders of a text with drawn numbers: `{{V}}` becomes `4,5`, `{{V:2}}` becomes `4,50`,
 * and within a formula `{{V}}` becomes `4{,}5`. Names without a value are left unchanged.
 */
export function fillText(text: string, values: ReadonlyMap<string, number>): string {
  if (values.size === 0 || !text.includes('{{')) return text
  const inFormulas = text.replace(formula, (whole) => fill(whole, values, toFormula))
  return fill(inFormulas, values, (number) => number)
}

/** Writes a number for KaTeX: a decimal comma without a space after it, and thin spaces between thousands. */
function toFormula(number: string): string {
  return number.replace(',', '{,}').replaceAll('\u202f', '\\,').replace('−', '-')
}

function fill(text: string, values: ReadonlyMap<string, number>, write: (number: string) => string): string {
  return text.replace(place, (whole, name: string, decimals: string | undefined) => {
    const value = values.get(name)
    if (value === undefined) return whole
    return write(decimals === undefined ? formatNumber(value) : formatDecimals(value, Number(decimals)))
  })
}

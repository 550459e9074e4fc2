import { formatNumber } from '../marking/format-number.ts'

const place = /\{\{ ?(\p{L}[\p{L}\p{N}_]*) ?\}\}/gu
const formula = /\$\$[^$]*\$\$|\$[^$\n]*\$/gu

/** Puts drawn numbers where a text names them: `{{V}}` becomes 4,5, and within a formula `4{,}5`. Names without value stay. */
export function fillText(text: string, values: ReadonlyMap<string, number>): string {
  if (values.size === 0 || !text.includes('{{')) return text
  const inFormulas = text.replace(formula, (whole) =>
    fill(whole, values, (number) => number.replace(',', '{,}')),
  )
  return fill(inFormulas, values, (number) => number)
}

function fill(text: string, values: ReadonlyMap<string, number>, write: (number: string) => string): string {
  return text.replace(place, (whole, name: string) => {
    const value = values.get(name)
    return value === undefined ? whole : write(formatNumber(value))
  })
}

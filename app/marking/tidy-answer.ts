/** The longest answer that is read, in letters; nobody needs more for a number and its unit. */
export const answerLimit = 200

const spaces = /[\s\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/gu
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscriptRun = /([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu
/** Letters that stand for others, as keyboards and word processors write them. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\ufe63\uff0d]/gu, '-'],
  [/[×⋅∙•∗*·]/gu, '·'],
  [/[⁄∕÷]/gu, '/'],
  [/\u2126/gu, 'Ω'],
  [/\u03bc/gu, 'µ'],
  [/º/gu, '°'],
  [/℃/gu, '°C'],
  [/[’‘´`]/gu, "'"],
  [/½/gu, ' 1/2'],
  [/¼/gu, ' 1/4'],
  [/¾/gu, ' 3/4'],
]
const approximately = /^(?:[≈~∼≃≅]|aprox(?:\.|imadamente)?|unos|unas)\s*/iu
/** «R =», «I_C =», «n₂ =»: what a student writes before the result. */
const name = /^\p{L}[\p{L}\p{N}_,'₀-₉ ]{0,20}?\s?=\s?/u

/**
 * An answer as people type it, with one letter for each meaning: `-`, `·`, `/`, `Ω`, `µ`, `^` before an exponent and single
 * spaces. A name before it («R = »), a sign for «about» and a full stop at the end are left out.
 */
export function tidyAnswer(text: string): string {
  const powers = text.replace(superscriptRun, (_, sign: string, digits: string) => {
    const plain = Array.from(digits, (digit) => superscripts.indexOf(digit)).join('')
    return `^${sign === '⁻' ? '-' : ''}${plain}`
  })
  let tidy = powers.replace(spaces, ' ')
  for (const [from, to] of letters) tidy = tidy.replace(from, to)
  tidy = tidy.replaceAll('··', '^').trim()
  tidy = tidy.replace(name, '').replace(/^=\s?/, '').replace(approximately, '')
  return tidy.replace(/[\s.;!]+$/u, '')
}

/** The longest answer that is read, in letters; nobody needs more for a number and its unit. */
export const answerLimit = 200

const spaces = /[\s\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/gu
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscriptRun = /([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu
/** Letters that stand for others, as keyboards and word processors write them. */
const letters: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[\u2010-\u2015\u2212\ufe63\uff0d]/gu, '-'],
  [/[×⋅∙•∗*·]/gu, '·'],
  [/[⁄∕÷]/gu, '/'],
  [/\u2126/gu, 'Ω'],
  [/\u03bc/gu, 'µ'],
  [/º/gu, '°'],
  [/℃/gu, '°C'],
  [/[’‘´`]/gu, "'"],
  [/[«»"“”]/gu, ''],
  [/[¼-¾⅐-⅞]/gu, (fraction) => ` ${fraction.normalize('NFKC').replace('⁄', '/')}`],
  [/ ?\^ ?/gu, '^'],
  // 4.10^5: the point multiplies, as in 4·10^5.
  [/(?<=\d)\.(?=10\^)/gu, '·'],
  [/(?<!\p{L})r\. ?p\. ?m(?:\.|(?!\p{L}))/giu, 'rpm'],
  [/° [Cc](?!\p{L})/gu, '°C'],
]
const about = 'aprox(?:\\.|imadamente)?|más o menos|mas o menos'
/** What stands before a number: «son», «sale», «la solución es», «≈», «unos». */
const before = new RegExp(
  `^(?:[≈~∼≃≅=]|(?:${about}|unos|unas|(?:(?:la|el) )?(?:soluci[oó]n|respuesta|resultado)|(?:la|el) \\p{L}{1,20} es(?: de)?|es|son|sería|serían|(?:me )?(?:da|dan|sale|salen))(?![\\p{L}\\p{N}]))\\s*`,
  'iu',
)
/** «R =», «I_C =», «n₂ =», «Solución:»: what a student writes before the result. */
const name = /^\p{L}[\p{L}\p{N}_,'₀-₉ ]{0,20}?\s?[=:≈]\s?/u
const after = new RegExp(` ?\\(?(?:${about})\\)?$`, 'iu')
/** «kg de CO₂», «V de tensión»: of what, after a number and its unit. */
const ofWhat = /(?<=\d.*) de \p{L}[\p{L}\p{N}₀-₉]*(?: [\p{L}][\p{L}\p{N}₀-₉]*){0,3}$/u
const end = /[\s.,;!]+$/u

/**
 * An answer as people type it, with one letter for each meaning: `-`, `·`, `/`, `Ω`, `µ`, `^` before an exponent and single
 * spaces. What surrounds the number is left out: a name («R = »), «son», «aprox.», quotes, «de CO₂» and the mark at the end.
 */
export function tidyAnswer(text: string): string {
  const powers = text.replace(superscriptRun, (_, sign: string, digits: string) => {
    const plain = Array.from(digits, (digit) => superscripts.indexOf(digit)).join('')
    return `^${sign === '⁻' ? '-' : ''}${plain}`
  })
  let tidy = powers.replace(spaces, ' ')
  for (const [from, to] of letters) {
    tidy = typeof to === 'string' ? tidy.replace(from, to) : tidy.replace(from, to)
  }
  tidy = tidy.replaceAll('··', '^').replace(spaces, ' ').trim()
  // «Solución: I = 20 mA»
  for (let round = 0; round < 3; round++) tidy = tidy.replace(name, '').replace(before, '')
  tidy = tidy.replace(end, '').replace(after, '').replace(end, '').replace(ofWhat, '')
  return tidy.replace(/^\(([^()]*)\)$|^'([^']*)'$/u, '$1$2')
}

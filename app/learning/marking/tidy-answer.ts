import { writeFigures } from './number-words.ts'

/** The maximum length of an answer, in characters. */
export const answerLimit = 200

const spaces = /[\s\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/gu
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscriptRun = /([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu
/** Characters that keyboards and word processors produce for others. */
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
  // In 4.10^5 the point means multiplication.
  [/(?<=\d)\.(?=10\^)/gu, '·'],
  [/(?<!\p{L})r\. ?p\. ?m(?:\.|(?!\p{L}))/giu, 'rpm'],
  [/° [Cc](?!\p{L})/gu, '°C'],
  [/° ?K(?!\p{L})/gu, 'K'],
  // m.m., c.m., k.g.
  [/(?<!\p{L})([cmk])\. ?([mgw])(?:\.|(?!\p{L}))/giu, '$1$2'],
  // «4,7 K ohm»
  [/(?<!\p{L})([kKMG]) (?=ohm|Ω)/gu, '$1'],
  [/ c[uú]bicos?(?!\p{L})/giu, '^3'],
  [/ cuadrados?(?!\p{L})/giu, '^2'],
]
/** Replaces words for halves and quarters with digits: «2 h y media», «media hora», «2 metros y medio». */
const halves: readonly (readonly [RegExp, string])[] = [
  [/^(?:una )?media hora$/iu, '30 min'],
  [/^(?:una )?hora y media$/iu, '1 h 30 min'],
  [/^(\d+) ?(?:h|horas?) y media$/iu, '$1 h 30 min'],
  [/^(\d+) ?(?:h|horas?) y cuarto$/iu, '$1 h 15 min'],
  [/^(\d+)( ?\p{L}{1,20})? y medi[oa]( \p{L}{1,20})?$/iu, '$1,5$2$3'],
]
/** Numbers in another base: 1011 0101, 0b1011, 1011₂, «181 en decimal». */
const bases: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/ en (?:decimal|binario|hexadecimal|base (?:2|10|16|dos|diez))$/iu, () => ''],
  [/(?<=^\d+)[₀-₉]{1,2}$/u, () => ''],
  [/^0b(?=[01]+$)/u, () => ''],
  [/^[01]{4}(?: [01]{4})+$/u, (found) => found.replaceAll(' ', '')],
]
const about = 'aprox(?:\\.|imadamente)?|más o menos|mas o menos'
/** Words and signs before a number: «son», «sale», «la solución es», «≈», «unos». */
const before = new RegExp(
  `^(?:[≈~∼≃≅=]|(?:${about}|unos|unas|(?:(?:la|el) )?(?:soluci[oó]n|respuesta|resultado)|(?:la|el) \\p{L}{1,20} es(?: de)?|es|son|sería|serían|(?:(?:me|se|le) )?(?:da|dan|sale|salen|dura|duran|tarda|tardan|mide|miden|pesa|pesan|vale|valen|cuesta|cuestan|gasta|gastan|necesita|necesitan|hay|tiene|tienen|gira a|giran a|va a|van a|queda|quedan|circula|circulan|consume|consumen))(?![\\p{L}\\p{N}]))\\s*`,
  'iu',
)
/** A name before the result: «R =», «I_C =», «n₂ =», «Solución:». */
const name = /^\p{L}[\p{L}\p{N}_,'₀-₉ ]{0,20}?\s?[=:≈]\s?/u
const after = new RegExp(` ?\\(?(?:${about})\\)?$`, 'iu')
/** What is measured, after a number and its unit: «kg de CO₂», «V de tensión». */
const ofWhat = /(?<=\d.*) de \p{L}[\p{L}\p{N}₀-₉]*(?: [\p{L}][\p{L}\p{N}₀-₉]*){0,3}$/u
const end = /[\s.,;!]+$/u

/**
 * Normalises an answer as typed: one character for each meaning (`-`, `·`, `/`, `Ω`, `µ`), `^` before an
 * exponent, and single spaces. Removes what surrounds the number: a name («R = »), «son», «aprox.», quotes,
 * «de CO₂» and final punctuation.
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
  tidy = withoutWorking(tidy)
  // Repeat, because both may occur twice: «Solución: I = 20 mA».
  for (let round = 0; round < 3; round++) tidy = tidy.replace(name, '').replace(before, '')
  tidy = tidy.replace(end, '').replace(after, '').replace(end, '').replace(ofWhat, '')
  for (const [words, number] of halves) tidy = tidy.replace(words, number)
  for (const [found, number] of bases) tidy = tidy.replace(found, number)
  tidy = writeFigures(tidy)
  return tidy.replace(/^\(([^()]*)\)$|^'([^']*)'$/u, '$1$2')
}

/**
 * Returns the result after a calculation: «(9-2)/0,02 = 350 Ω». Splits instead of using one pattern, which
 * would backtrack for too long on «11=11=11=…».
 */
function withoutWorking(text: string): string {
  const parts = text.split('=')
  return parts.length > 1 && parts.every((part) => /\d/.test(part)) ? (parts.at(-1) ?? '').trim() : text
}

/** A word of a text: as it is written in lower case, and where it stands. `parts`: of a joined one («serie-paralelo»), those that it is of. */
export type Word = { form: string; start: number; end: number; parts?: readonly string[] }

// Numbers keep what makes them one («3,5», «2.º»), values keep their letter («4k7», «3D»), and languages their signs («C++», «C#»).
const PART = /\d+(?:[.,]\d+)*\.?[ºª]|\d+(?:[.,]\d+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu
// The hyphens that join words, those that are not seen or do not break among them; numbers are joined by more («3–2–1», «5 : 1»).
const JOINT = /[-\u2010\u2011\u00ad](?=[\p{L}\p{N}])|(?<=\d)(?:[–:]| : )(?=\d)/u
// «LED's»: the plural or the possessive of English, as people write it.
const POSSESSIVE = /['’´`][sS](?![\p{L}\p{N}])/u
const WORD = new RegExp(
  `(?:${PART.source})(?:(?:${JOINT.source})(?:${PART.source}))*(?:${POSSESSIVE.source})?`,
  'gu',
)
const LONGEST_WORD = 60

/** The words of a text, in their order. Linear in its length. */
export function* tokenize(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (found.length > LONGEST_WORD) {
      yield* listParts(found, index)
      continue
    }
    const word: Word = { form: toForm(found), start: index, end: index + found.length }
    const parts = [...listParts(found, index)].map(({ form }) => form)
    yield parts.length > 1 ? { ...word, parts } : word
  }
}

function* listParts(text: string, from: number): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(PART)) {
    if (found.length > LONGEST_WORD) continue
    yield { form: toForm(found), start: from + index, end: from + index + found.length }
  }
}

/** The words of a text as they stand in it, joined ones and then their parts; {@link toForm} makes them spellings. */
export function listWords(text: string): string[] {
  const words: string[] = []
  for (const found of text.match(WORD) ?? []) {
    if (found.length <= LONGEST_WORD) words.push(found)
    if (JOINT.test(found)) words.push(...(found.match(PART) ?? []).filter(isShort))
  }
  return words
}

const isShort = ({ length }: string): boolean => length <= LONGEST_WORD

// Letters that are one character each: most words have no others, and need not be composed.
const COMPOSED = /^[\u0020-\u02ff]*$/

const PLAIN = /^[\p{Ll}\p{M}]*$/u
// After a letter, or another of them: «CO₂», «m²»; 10² is no 102.
const RAISED = /(?<![\d.,])[²³¹\u2070-\u209c]+/g
const JOINTS = new RegExp(JOINT.source, 'gu')

/**
 * One spelling of a word: lower case, composed, «2.º» and «2º» alike, thousands and decimals with a comma, «CO₂» as «CO2», joined
 * words in one («Wi-Fi»), and joined numbers by one sign («3-2-1», «5:1»).
 */
export function toForm(word: string): string {
  const composed = (COMPOSED.test(word) ? word : word.normalize('NFC')).toLowerCase()
  const form = PLAIN.test(composed) ? composed : simplify(composed)
  if (!/^\d/.test(form)) return form
  return form
    .replace('ª', 'º')
    .replace(/\.(?=º)/, '')
    .replaceAll('.', ',')
}

function simplify(word: string): string {
  const own = word.replace(POSSESSIVE, '').replace(RAISED, (signs) => signs.normalize('NFKC'))
  const isOfNumbers = !/\p{L}/u.test(own)
  return own.replace(JOINTS, (joint) => {
    if (!isOfNumbers) return ''
    return joint.includes(':') ? ':' : '-'
  })
}

const marks = /\p{M}/gu

/** A word without accents; ñ is a letter of its own and stays. */
export function fold(form: string): string {
  // Most words have none.
  if (/^[a-z0-9ñ]*$/.test(form)) return form
  return form.replaceAll('ñ', '\u0001').normalize('NFD').replace(marks, '').replaceAll('\u0001', 'ñ')
}

/**
 * A word of a text: its normalised spelling and its position. `parts`: the words of a compound
 * («serie-paralelo»).
 */
export type Word = { form: string; start: number; end: number; parts?: readonly string[] }

// Numbers keep their signs («3,5», «2.º»), values their letter («4k7», «3D»), and languages their symbols
// («C++», «C#»).
const PART = /\d+(?:[.,]\d+)*\.?[ºª]|\d+(?:[.,]\d+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu
// Hyphens that join words, including soft and non-breaking ones; numbers are also joined by a dash or a colon
// («3–2–1», «5:1»).
const JOINT = /[-\u2010\u2011\u00ad](?=[\p{L}\p{N}])|(?<=\d)(?:[–:]| : )(?=\d)/u
// «LED's»: the English plural or possessive, as used in Spanish texts.
const POSSESSIVE = /['’´`][sS](?![\p{L}\p{N}])/u
const WORD = new RegExp(
  `(?:${PART.source})(?:(?:${JOINT.source})(?:${PART.source}))*(?:${POSSESSIVE.source})?`,
  'gu',
)
const LONGEST_WORD = 60

/** Splits a text into words, in order. Linear in its length. */
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

/** The words of a text as written; a compound is followed by its parts. {@link toForm} normalises them. */
export function listWords(text: string): string[] {
  const words: string[] = []
  for (const found of text.match(WORD) ?? []) {
    if (found.length <= LONGEST_WORD) words.push(found)
    if (JOINT.test(found)) words.push(...(found.match(PART) ?? []).filter(isShort))
  }
  return words
}

const isShort = ({ length }: string): boolean => length <= LONGEST_WORD

// Precomposed letters: most words need no normalisation.
const COMPOSED = /^[\u0020-\u02ff]*$/

const PLAIN = /^[\p{Ll}\p{M}]*$/u
// Superscripts and subscripts after a letter: «CO₂», «m²»; but 10² is not 102.
const RAISED = /(?<![\d.,])[²³¹\u2070-\u209c]+/g
const JOINTS = new RegExp(JOINT.source, 'gu')

/**
 * Normalises a word: lower case, composed, «2.º» as «2º», thousands and decimals with a comma, «CO₂» as
 * «CO2», compound words joined («Wi-Fi»), and joined numbers with one sign («3-2-1», «5:1»).
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

/** Removes the accents of a word; ñ is a letter of its own and stays. */
export function fold(form: string): string {
  // Most words have no accents.
  if (/^[a-z0-9ñ]*$/.test(form)) return form
  return form.replaceAll('ñ', '\u0001').normalize('NFD').replace(marks, '').replaceAll('\u0001', 'ñ')
}

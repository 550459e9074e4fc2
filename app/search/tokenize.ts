/** A word of a text: as it is written in lower case, and where it stands. */
export type Word = { form: string; start: number; end: number }

// Numbers keep what makes them one («3,5», «2.º»), values keep their letter («4k7», «3D»), and languages their signs («C++», «C#»).
const WORD = /\d+(?:[.,]\d+)*\.?[ºª]|\d+(?:[.,]\d+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#)?/gu
const LONGEST_WORD = 60

/** The words of a text, in their order. Linear in its length. */
export function* tokenize(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (found.length > LONGEST_WORD) continue
    yield { form: toForm(found), start: index, end: index + found.length }
  }
}

/** The words of a text as they stand in it, in their order; {@link toForm} makes them spellings. */
export function listWords(text: string): string[] {
  return text.match(WORD)?.filter(({ length }) => length <= LONGEST_WORD) ?? []
}

// Letters that are one character each: most words have no others, and need not be composed.
const COMPOSED = /^[\u0020-\u02ff]*$/

/** One spelling of a word: lower case, composed, «2.º» and «2º» alike, thousands and decimals with a comma. */
export function toForm(word: string): string {
  const form = (COMPOSED.test(word) ? word : word.normalize('NFC')).toLowerCase()
  if (!/^\d/.test(form)) return form
  return form
    .replace('ª', 'º')
    .replace(/\.(?=º)/, '')
    .replaceAll('.', ',')
}

const marks = /\p{M}/gu

/** A word without accents; ñ is a letter of its own and stays. */
export function fold(form: string): string {
  // Most words have none.
  if (/^[a-z0-9ñ]*$/.test(form)) return form
  return form.replaceAll('ñ', '\u0001').normalize('NFD').replace(marks, '').replaceAll('\u0001', 'ñ')
}

/** A word of a text: as it is written in lower case, and where it stands. */
export type Word = { form: string; start: number; end: number }

// Numbers keep what makes them one («3,5», «2.º», «5:1», «3-2-1»), values keep their letter («4k7», «3D»), languages their signs («C++»,
// «C#»), and a plural in English is no word more («LED's»).
const WORD =
  /\d+(?:[.,]\d+)*\.?[ºª]|\d{1,4}(?::\d{1,4})+(?![\p{L}\p{N}])|\d{1,2}(?:[-‐‑]\d{1,2})+(?![\p{L}\p{N}]|[-‐‑]\d)|\d+(?:[.,]\d+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\+\+|#|['’´]s(?![\p{L}\p{N}]))?/gu
/** What hyphens hold together, and many write without: «Wi-Fi», «ESP-32». */
const HYPHENED = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}\p{M}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)+/gu
const HYPHENS = /[-‐‑]/g
const LONGEST_WORD = 60

/** The words of a text, in their order. Linear in its length. */
export function* tokenize(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (found.length > LONGEST_WORD) continue
    yield { form: toForm(found), start: index, end: index + found.length }
  }
}

/** Words that stand with hyphens in a text, as one word: «wifi» for «Wi-Fi». Their parts are words of {@link tokenize}. */
export function* joinHyphened(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(HYPHENED)) {
    if (found.length > LONGEST_WORD) continue
    yield { form: toForm(found.replace(HYPHENS, '')), start: index, end: index + found.length }
  }
}

/** What a text is found by, as it stands there; {@link toForm} makes spellings of it. What has hyphens is in it whole and in parts. */
export function listWords(text: string): string[] {
  const words = text.match(WORD)?.filter(({ length }) => length <= LONGEST_WORD) ?? []
  for (const { form } of joinHyphened(text)) words.push(form)
  return words
}

// Letters that are one character each: most words have no others, and need not be composed.
const COMPOSED = /^[\u0020-\u02ff]*$/
const small = '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉'
const SMALL = /[⁰¹²³⁴-⁹₀-₉]/g

/** One spelling of a word: lower case, composed, «CO₂» as «co2», «LED's» as «led», «2.º» and «2º» alike, thousands and decimals with a comma. */
export function toForm(word: string): string {
  const form = (COMPOSED.test(word) ? word : word.normalize('NFC'))
    .toLowerCase()
    .replace(SMALL, (figure) => String(small.indexOf(figure) % 10))
    .replace(/(?<=.)['’´]s$/, '')
  if (!/^\d/.test(form)) return form
  return form
    .replace('ª', 'º')
    .replace(/\.(?=º)/, '')
    .replaceAll('.', ',')
    .replace(HYPHENS, '-')
}

const marks = /\p{M}/gu

/** A word without accents; ñ is a letter of its own and stays. */
export function fold(form: string): string {
  // Most words have none.
  if (/^[a-z0-9ñ]*$/.test(form)) return form
  return form.replaceAll('ñ', '\u0001').normalize('NFD').replace(marks, '').replaceAll('\u0001', 'ñ')
}

import { endingInS, irregular, keepingVowel, stopWords } from './spanish-words.ts'
import { fold } from './tokenize.ts'

/** The stem of a word, shared by its forms (plural, gender, common verb forms). */
export function stem(form: string): string {
  return lookUp(form).term
}

/** Whether a word is a stop word. */
export function isStopWord(form: string): boolean {
  return lookUp(form).isStopWord
}

type Entry = { term: string; isStopWord: boolean }

const MOST_KEPT = 50_000
const entries = new Map<string, Entry>()

function lookUp(form: string): Entry {
  const known = entries.get(form)
  if (known) return known
  const folded = fold(form)
  const entry = { term: stemFolded(folded), isStopWord: stopWords.has(folded) }
  // A language has a bounded number of words, but users may type anything.
  if (entries.size >= MOST_KEPT) entries.clear()
  entries.set(form, entry)
  return entry
}

function stemFolded(word: string): string {
  if (word.length < 3 || !/^[a-zñ]+$/.test(word)) return word
  const own = irregular.get(word)
  if (own !== undefined) return own
  const singular = toSingular(word)
  const base = irregular.get(singular)
  if (base !== undefined) return base
  if (keepingVowel.has(singular)) return singular
  return endAlike(withoutVowel(withoutVerb(singular)))
}

function toSingular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || endingInS.has(word)) return word
  // «calculamos», «movemos»: verb forms.
  if (/[aei]mos$/.test(word) && word.length > 7) return word
  if (!word.endsWith('es')) return word.slice(0, -1)
  const shorter = word.slice(0, -2)
  // Strip the vowel of «motores», «luces», «reles» and «ejes», but not of singulars in -s.
  return endingInS.has(shorter) || /[^aeiou]$/.test(shorter) ? keepVowel(word, shorter) : word.slice(0, -1)
}

// «cobres», «costes»: keep the vowel if the singular needs it to differ from another word.
function keepVowel(word: string, shorter: string): string {
  const singular = word.slice(0, -1)
  return keepingVowel.has(singular) ? singular : shorter
}

/** Verb endings, longest first, with the least number of letters before them. */
const verbEndings: readonly (readonly [ending: string, atLeast: number])[] = [
  ['amente', 4],
  ['mente', 4],
  ['iendo', 3],
  ['ieron', 4],
  ['yendo', 3],
  ['aron', 4],
  ['aban', 4],
  ['ando', 3],
  ['amos', 4],
  ['emos', 4],
  ['imos', 4],
  ['arse', 3],
  ['erse', 3],
  ['irse', 3],
  ['ado', 4],
  ['ada', 4],
  ['ido', 4],
  ['ida', 4],
  ['aba', 4],
  ['ar', 3],
  ['er', 3],
  ['ir', 3],
  ['an', 3],
  ['en', 3],
]

function withoutVerb(word: string): string {
  for (const [ending, atLeast] of verbEndings) {
    if (word.length >= ending.length + atLeast && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

function withoutVowel(word: string): string {
  return word.length > 3 && /[aeiou]$/.test(word) ? word.slice(0, -1) : word
}

// «luz» and «luces», «lapiz» and «lapices» share a stem.
function endAlike(word: string): string {
  return word.endsWith('z') ? `${word.slice(0, -1)}c` : word
}

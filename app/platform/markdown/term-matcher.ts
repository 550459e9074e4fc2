/** A glossary term that texts explain. */
export type Term = {
  id: string
  name: string
  /** Plain text. */
  definition: string
  /** Address of its full entry. */
  address: string
  /** Spellings to find in texts, including its name. */
  forms: readonly string[]
}

type WithForms = Pick<Term, 'forms'>
/** An occurrence of a term: character offsets in the text. */
type TermPlace<T> = { start: number; end: number; term: T }
/** Finds the terms of a text in order, preferring the longest match. `mayMatch` restricts the terms. */
export type TermMatcher<T> = (text: string, mayMatch?: (term: T) => boolean) => TermPlace<T>[]

type Leaf<T> = { words: readonly Word[]; term: T }
type Node<T> = { next: Map<string, Node<T>>; leaves: Leaf<T>[] }
/** `key`: lower-case, for the lookup. */
type Word = { text: string; key: string; start: number; end: number }

const maxWords = 8
// No word is longer; normalising one with a hundred thousand accents may take seconds.
const maxWordLength = 60

/**
 * Builds a matcher from all forms of all terms; it scans a text in one pass, regardless of the number of
 * terms. Case matters only for words with capitals after the first letter, such as RAM and MiB.
 */
export function openTermMatcher<T extends WithForms>(terms: readonly T[]): TermMatcher<T> {
  const root: Node<T> = { next: new Map(), leaves: [] }
  for (const term of terms) addForms(root, term)
  return matcherOf(root)
}

/**
 * {@link openTermMatcher} for thousands of terms; awaits `yieldIfDue` between terms to yield to the event loop.
 */
export async function openLargeTermMatcher<T extends WithForms>(
  terms: readonly T[],
  yieldIfDue: () => Promise<void>,
): Promise<TermMatcher<T>> {
  const root: Node<T> = { next: new Map(), leaves: [] }
  for (const term of terms) {
    await yieldIfDue()
    addForms(root, term)
  }
  return matcherOf(root)
}

function matcherOf<T>(root: Node<T>): TermMatcher<T> {
  return (text, mayMatch = () => true) => {
    const words = readWords(text)
    const places: TermPlace<T>[] = []
    for (let at = 0; at < words.length; ) {
      const found = findLongest(root, { text, words, at, mayMatch })
      if (found) places.push(found.place)
      at += found?.length ?? 1
    }
    return places
  }
}

function addForms<T extends WithForms>(root: Node<T>, term: T): void {
  for (const form of term.forms) addForm(root, form, term)
}

function addForm<T>(root: Node<T>, form: string, term: T): void {
  const words = readWords(form)
  if (words.length === 0 || words.length > maxWords) return
  let node = root
  for (const { key } of words) {
    const next = node.next.get(key) ?? { next: new Map(), leaves: [] }
    node.next.set(key, next)
    node = next
  }
  node.leaves.push({ words, term })
}

type Search<T> = { text: string; words: readonly Word[]; at: number; mayMatch: (term: T) => boolean }

function findLongest<T>(
  root: Node<T>,
  { text, words, at, mayMatch }: Search<T>,
): { place: TermPlace<T>; length: number } | undefined {
  let found: { place: TermPlace<T>; length: number } | undefined
  let node: Node<T> | undefined = root
  const start = words[at]?.start ?? 0
  let end = start
  for (let index = at; index < words.length; index++) {
    const word = words[index]
    node = word && node.next.get(word.key)
    if (!word || !node || (index > at && !isGap(text.slice(end, word.start)))) break
    end = word.end
    const leaf = node.leaves.find((one) => mayMatch(one.term) && hasCapitalsOf(one.words, words, at))
    if (leaf) found = { place: { start, end, term: leaf.term }, length: index + 1 - at }
  }
  return found
}

// What may separate the words of a term; a full stop or comma may not.
function isGap(between: string): boolean {
  return between.length <= 3 && /^(?:\s+|-)$/.test(between)
}

function hasCapitalsOf(form: readonly Word[], words: readonly Word[], at: number): boolean {
  return form.every(
    ({ text, key }, index) => text.slice(1) === key.slice(1) || words[at + index]?.text === text,
  )
}

// Words joined without spaces, such as micro:bit or y/o, count as one word.
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.:/_@'’][\p{L}\p{M}\p{N}]+)*/gu

function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index: start }) => {
    const own = word.length > maxWordLength ? '' : word.normalize('NFC')
    return { text: own, key: own.toLowerCase(), start, end: start + word.length }
  })
}

/** A word that is explained where it is read. */
export type Term = {
  id: string
  name: string
  /** Plain text. */
  definition: string
  /** Where all is said of it. */
  address: string
  /** As texts may write it; its name among them. */
  forms: readonly string[]
}

type WithForms = Pick<Term, 'forms'>
/** Where in a text a term stands. */
type TermPlace<T> = { start: number; end: number; term: T }
/** The terms of a text in its order, the longest first where several begin. `mayMatch` says which count. */
export type TermMatcher<T> = (text: string, mayMatch?: (term: T) => boolean) => TermPlace<T>[]

type Leaf<T> = { words: readonly Word[]; term: T }
type Node<T> = { next: Map<string, Node<T>>; leaves: Leaf<T>[] }
/** `key`: as it is looked up. */
type Word = { text: string; key: string; start: number; end: number }

const mostWords = 8
// No word of a language is longer; Unicode may take seconds to sort a hundred thousand accents.
const longestWord = 60

/**
 * Reads all forms of all terms once; a text is then looked through in one pass, however many terms there are. Capitals
 * count only in words that have them behind their first letter, such as RAM and MiB.
 */
export function openTermMatcher<T extends WithForms>(terms: readonly T[]): TermMatcher<T> {
  const root: Node<T> = { next: new Map(), leaves: [] }
  for (const term of terms) addForms(root, term)
  return matcherOf(root)
}

/** {@link openTermMatcher} for thousands of terms: `breathe` lets others have their turn. */
export async function openLargeTermMatcher<T extends WithForms>(
  terms: readonly T[],
  breathe: () => Promise<void>,
): Promise<TermMatcher<T>> {
  const root: Node<T> = { next: new Map(), leaves: [] }
  for (const term of terms) {
    await breathe()
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
  if (words.length === 0 || words.length > mostWords) return
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

// What may stand between the words of a term; a full stop or a comma may not.
function isGap(between: string): boolean {
  return between.length <= 3 && /^(?:\s+|-)$/.test(between)
}

function hasCapitalsOf(form: readonly Word[], words: readonly Word[], at: number): boolean {
  return form.every(
    ({ text, key }, index) => text.slice(1) === key.slice(1) || words[at + index]?.text === text,
  )
}

// What is written in one go, such as micro:bit or y/o, is one word.
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[.:/_@'’][\p{L}\p{M}\p{N}]+)*/gu

function readWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index: start }) => {
    const own = word.length > longestWord ? '' : word.normalize('NFC')
    return { text: own, key: own.toLowerCase(), start, end: start + word.length }
  })
}

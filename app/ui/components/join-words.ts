const list = new Intl.ListFormat('es')

/** Joins words in Spanish: «a, b y c», with «e» before the sound of an i. */
export function joinWords(words: Iterable<string>): string {
  return list.format(words)
}

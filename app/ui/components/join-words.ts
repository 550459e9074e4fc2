const list = new Intl.ListFormat('es')

/** Words as Spanish joins them: «a, b y c», and «e» before the sound of an i. */
export function joinWords(words: Iterable<string>): string {
  return list.format(words)
}

/**
 * Returns the texts in alphabetical order, or reversed if the given order is alphabetical, so that the order
 * never reveals the answer. `number` is the index in the given list.
 */
export function mixTexts(texts: readonly string[]): { text: string; number: number }[] {
  const listed = texts.map((text, number) => ({ text, number }))
  const sorted = [...listed].sort((one, other) => (one.text < other.text ? -1 : 1))
  return sorted.every(({ number }, place) => number === place) ? sorted.reverse() : sorted
}

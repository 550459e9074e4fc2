/** In an order that says nothing of the right one; `number` is the place in the list that was given. */
export function mixTexts(texts: readonly string[]): { text: string; number: number }[] {
  const listed = texts.map((text, number) => ({ text, number }))
  const sorted = [...listed].sort((one, other) => (one.text < other.text ? -1 : 1))
  return sorted.every(({ number }, place) => number === place) ? sorted.reverse() : sorted
}

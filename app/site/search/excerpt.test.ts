import { expect, test } from 'vitest'
import { markWords } from './excerpt.ts'
import { stem } from './stem-spanish.ts'

const marked = (text: string, ...terms: string[]): string[] =>
  markWords(text, new Set(terms.map(stem)))
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text)

test.each([
  ['El CO₂ sube', 'co2', 'CO₂'],
  ['La Wi‑Fi va por radio', 'wifi', 'Wi‑Fi'],
  ['La Wi‑Fi va por radio', 'fi', 'Wi‑Fi'],
  ['La regla 3-2-1 basta', '3-2-1', '3-2-1'],
])('in «%s» marks the match of %s as it is written', (text, term, piece) => {
  expect(marked(text, term)).toEqual([piece])
})

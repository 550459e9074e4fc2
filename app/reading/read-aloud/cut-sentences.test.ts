import { expect, it } from 'vitest'
import { cutSentences } from './cut-sentences.ts'

const cut = (text: string): string[] => cutSentences(text).map(({ from, to }) => text.slice(from, to).trim())

it('ends sentences by Spanish punctuation', () => {
  expect(cut('Gira. ¿Por qué? ¡Porque empuja! «Bien.» Y ya')).toEqual([
    ...['Gira.', '¿Por qué?', '¡Porque empuja!', '«Bien.»', 'Y ya'],
  ])
})

it('does not end a sentence at the dot of a number or abbreviation', () => {
  for (const text of [
    'Un metal, p. ej. Cobre.',
    'La fig. 3 muestra 1.000 piezas de 2.º ESO.',
    'La Sra. Curie no vivió en EE. UU. ni en Rusia.',
    'Va en el n.º 4 y sigue.',
    'Piensa… y sigue.',
  ])
    expect(cut(text), text).toEqual([text])
})

it('cuts long sentences at pauses, and long words at the limit', () => {
  const long = `${'palabra '.repeat(15)}y, por fin, ${'otra '.repeat(30)}fin.`
  const pieces = cut(long)
  expect(pieces.join(' ')).toBe(long)
  expect(pieces.length).toBeGreaterThan(1)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(pieces[0]).toMatch(/fin,$/)
  expect(cut('a'.repeat(400)).map(({ length }) => length)).toEqual([160, 160, 80])
})

it('returns nothing for white space, and loses no other text', () => {
  expect(cutSentences(' \n ')).toEqual([])
  const text = 'Uno. Dos.\n\nTres'
  expect(
    cutSentences(text)
      .map(({ from, to }) => text.slice(from, to))
      .join(''),
  ).toBe(text)
})

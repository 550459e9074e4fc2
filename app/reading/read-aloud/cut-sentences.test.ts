import { expect, it } from 'vitest'
import { cutSentences } from './cut-sentences.ts'

const cut = (text: string): string[] => cutSentences(text).map(({ from, to }) => text.slice(from, to).trim())

it('sentences end where they end in Spanish', () => {
  expect(cut('Gira. ¿Por qué? ¡Porque empuja! «Bien.» Y ya')).toEqual([
    ...['Gira.', '¿Por qué?', '¡Porque empuja!', '«Bien.»', 'Y ya'],
  ])
})

it('no dot of a number or of an abbreviation ends a sentence', () => {
  for (const text of [
    'Un metal, p. ej. Cobre.',
    'La fig. 3 muestra 1.000 piezas de 2.º ESO.',
    'La Sra. Curie no vivió en EE. UU. ni en Rusia.',
    'Va en el n.º 4 y sigue.',
    'Piensa… y sigue.',
  ])
    expect(cut(text), text).toEqual([text])
})

it('a long sentence is cut where it pauses, and a long word anyway', () => {
  const long = `${'palabra '.repeat(15)}y, por fin, ${'otra '.repeat(30)}fin.`
  const pieces = cut(long)
  expect(pieces.join(' ')).toBe(long)
  expect(pieces.length).toBeGreaterThan(1)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(pieces[0]).toMatch(/fin,$/)
  expect(cut('a'.repeat(400)).map(({ length }) => length)).toEqual([160, 160, 80])
})

it('of white space nothing is made, and nothing else is lost', () => {
  expect(cutSentences(' \n ')).toEqual([])
  const text = 'Uno. Dos.\n\nTres'
  expect(
    cutSentences(text)
      .map(({ from, to }) => text.slice(from, to))
      .join(''),
  ).toBe(text)
})

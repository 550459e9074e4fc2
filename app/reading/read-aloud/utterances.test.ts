import { expect, it } from 'vitest'
import { readPieces } from './utterances.ts'

it('maps each sentence to the page text that it speaks', () => {
  const pieces = [
    { text: 'La tensión es ', place: 'one' },
    { words: 'V es igual a I por R', place: 'formula' },
    { text: '. Con 12 V', place: 'two' },
    { text: ' basta.', place: 'three' },
  ]
  expect(readPieces(pieces)).toEqual([
    {
      text: 'La tensión es V es igual a I por R.',
      places: [{ node: 'one', from: 0, to: 14 }, { node: 'formula' }, { node: 'two', from: 0, to: 2 }],
    },
    {
      text: 'Con 12 voltios basta.',
      places: [
        { node: 'two', from: 2, to: 10 },
        { node: 'three', from: 0, to: 7 },
      ],
    },
  ])
})

it('drops text without letters or digits', () => {
  expect(readPieces([{ text: ' → ', place: 'arrow' }])).toEqual([])
  expect(readPieces([{ text: '\n \n', place: 'gap' }])).toEqual([])
})

import { expect, test } from 'vitest'
import { fitCard } from './card-texts.ts'

const card = {
  slug: 'la-grua',
  title: 'La grúa',
  statementHtml: '<p>Dice.</p>',
  solutionHtml: '<p>Se hace.</p>',
}
const link = '<p><a href="/problemas/la-grua">Es largo: está entero en la página del problema</a></p>'
const long = `<p>${'x'.repeat(10_000)}</p>`

test('a problem of the usual length stands whole in the list', () => {
  expect(fitCard(card)).toBe(card)
})

test('a long solution stands on the page of its problem, and the card leads there', () => {
  expect(fitCard({ ...card, solutionHtml: long })).toEqual({ ...card, solutionHtml: link })
})

test('so does a long statement, and then its solution with it', () => {
  expect(fitCard({ ...card, statementHtml: long })).toEqual({
    ...card,
    statementHtml: link,
    solutionHtml: link,
  })
})

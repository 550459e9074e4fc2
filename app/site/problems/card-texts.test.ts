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

test('shows a problem of the usual length completely', () => {
  expect(fitCard(card)).toBe(card)
})

test("replaces a long solution with a link to the problem's page", () => {
  expect(fitCard({ ...card, solutionHtml: long })).toEqual({ ...card, solutionHtml: link })
})

test('replaces a long statement and its solution with a link', () => {
  expect(fitCard({ ...card, statementHtml: long })).toEqual({
    ...card,
    statementHtml: link,
    solutionHtml: link,
  })
})

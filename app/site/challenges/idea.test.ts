import { expect, test } from 'vitest'
import { generateIdea } from './idea.ts'

test('makes a challenge from the topic that was typed', () => {
  expect(generateIdea('  energía   solar ')).toMatchObject({ kind: 'idea', title: 'Reto: energía solar' })
})

test('asks for a topic when there are only blanks', () => {
  expect(generateIdea(' \n\t')).toEqual({
    kind: 'prompt',
    message: 'Por favor, introduce un tema para generar un reto.',
  })
})

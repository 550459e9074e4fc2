import { expect, test } from 'vitest'
import { generateIdea } from './idea.ts'

test('creates a challenge from the typed topic', () => {
  expect(generateIdea('  energía   solar ')).toMatchObject({ kind: 'idea', title: 'Reto: energía solar' })
})

test('asks for a topic if only blanks were typed', () => {
  expect(generateIdea(' \n\t')).toEqual({
    kind: 'prompt',
    message: 'Por favor, introduce un tema para generar un reto.',
  })
})

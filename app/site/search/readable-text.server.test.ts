import { expect, it } from 'vitest'
import { readText } from './readable-text.server.ts'

it("finds a question's text and choices, but neither its data nor its explanation", () => {
  const source =
    '## Tensión\n\n:::pregunta\n¿Qué conduce?\n\n```yaml\nopciones:\n  - { texto: Cobre, correcta: true }\n  - { texto: Vidrio, di: Aísla }\n```\n\nPorque es un metal.\n:::\n'
  expect(readText(source)).toEqual({ headings: 'Tensión', text: '¿Qué conduce? Cobre Vidrio' })
})

it('converts a text of Markdown delimiters only in bounded time, and finds the words after them', () => {
  const hostile = ['# a\n', '- a\n  ', '![', 'http://a.es/x ', '_a_ '].map((piece) =>
    piece.repeat(100_000 / piece.length),
  )
  for (const text of hostile) expect(readText(`${text} palanca`).text).toMatch(/palanca$/)
  const prose = 'Una **palanca** de [hierro](https://ejemplo.es).\n\n'.repeat(500)
  expect(readText(prose).text).toBe('Una palanca de hierro. '.repeat(500).trim())
})

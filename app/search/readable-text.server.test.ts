import { expect, it } from 'vitest'
import { readText } from './readable-text.server.ts'

it('finds what a question says and what there is to choose from, and neither its data nor its explanation', () => {
  const source =
    '## Tensión\n\n:::pregunta\n¿Qué conduce?\n\n```yaml\nopciones:\n  - { texto: Cobre, correcta: true }\n  - { texto: Vidrio, di: Aísla }\n```\n\nPorque es un metal.\n:::\n'
  expect(readText(source)).toEqual({ headings: 'Tensión', text: '¿Qué conduce? Cobre Vidrio' })
})

import { expect, it } from 'vitest'
import { holds, readQuestion, rewriteQuestion } from './question-text.ts'

const text = [
  ':::pregunta   Ohm ',
  '',
  'Una resistencia de 100 Ω.  ',
  '',
  '',
  '````yaml ',
  'valor: "5 / 100" # en amperios',
  '````',
  'Es la ley.',
  '',
  ':::  ',
].join('\n')

const change = (own: string, part: object): string => {
  const parts = readQuestion(own)
  if (!parts) throw new Error('No question')
  return rewriteQuestion(own, { ...parts, ...part })
}

it('keeps an unchanged question byte for byte', () => {
  expect(change(text, {})).toBe(text)
})

it.each([
  [{ statement: 'Una resistencia de 200 Ω.' }, '100 Ω', '200 Ω'],
  [{ explanation: 'Es la ley de Ohm.' }, 'Es la ley.', 'Es la ley de Ohm.'],
  [{ title: 'Ley' }, 'Ohm', 'Ley'],
  [{ title: '' }, 'Ohm', ''],
  [{ kind: 'predice' }, ':::pregunta', ':::predice'],
  [{ data: 'valor: "5 / 200" # en amperios' }, '5 / 100', '5 / 200'],
])('changes only %j', (part, was, put) => {
  expect(change(text, part)).toBe(text.replace(was, put))
})

it('adds a title to a question without one', () => {
  const bare = ':::pregunta\n¿Qué?\n\n```yaml\npalabra: ["eso"]\n```\n:::'
  expect(change(bare, { title: 'Una' })).toBe(bare.replace(':::pregunta', ':::pregunta Una'))
  expect(change(bare, { explanation: 'Por eso.' })).toBe(bare.replace('```\n:::', '```\n\nPor eso.\n:::'))
})

it('detects a statement that would close its question', () => {
  const parts = readQuestion(text)
  if (!parts) throw new Error('No question')
  const broken = { ...parts, statement: 'uno\n\n```yaml\nx: 1\n```\n:::\n\ndos' }
  expect(holds(rewriteQuestion(text, broken), broken)).toBe(false)
})

import { expect, it } from 'vitest'
import { questionTemplates } from '../../learning/questions/question-templates.ts'
import { listQuestionFaults, textOf } from './question-draft.ts'
import { blankOf, examplesFor } from './question-examples.ts'
import { readQuestion } from './question-text.ts'

it.each(questionTemplates)(
  'a new question of the kind «$name» is blank and reports what is missing',
  (template) => {
    const blank = blankOf(template)
    const example = readQuestion(template.text.trimEnd())
    const text = textOf('', blank)
    expect(readQuestion(text)).toEqual({ ...blank.parts, kind: example?.kind })
    expect(text).not.toMatch(/[A-ZÁÉÍÓÚ¿$]|\d/)
    const faults = listQuestionFaults(blank)
    expect(faults.get('enunciado')).toBe('Escribe el enunciado.')
    expect(faults.size).toBeGreaterThan(1)
    expect([...faults.values()].join(' ')).not.toMatch(/undefined|expected|invalid|received/i)
  },
)

it.each(questionTemplates)('the empty fields of «$name» show its example', (template) => {
  const kind = blankOf(template).draft?.questions[0]?.kind ?? 'valor'
  const { parts, fields } = examplesFor(kind, template)
  expect(parts).toEqual(readQuestion(template.text.trimEnd()))
  expect(fields.question?.kind).toBe(kind)
})

it('shows an example for a kind that is chosen later', () => {
  const [number] = questionTemplates
  expect(examplesFor('orden', number).fields.question?.lines).toMatch(/^Buscar ideas\n/)
})

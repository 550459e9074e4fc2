import { expect, it } from 'vitest'
import { questionTemplates } from '../../learning/questions/question-templates.ts'
import { readDirective } from '../../learning/simulators/read-directive.ts'
import { simulators } from '../../learning/simulators/simulators.ts'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import { parseTokens } from './dialect-parser.ts'
import { readQuestion, writeQuestion } from './question-text.ts'
import { writeSimulator } from './simulator-text.ts'

it('takes each kind of question apart and puts it together as it was', () => {
  expect(questionTemplates.length).toBeGreaterThan(5)
  for (const { text } of questionTemplates) {
    const parts = readQuestion(text.trimEnd())
    expect(parts && writeQuestion(parts)).toBe(text.trimEnd())
  }
})

it.each([
  ['a question without data', ':::pregunta\n¿Qué?\n:::'],
  ['something behind it', `${questionTemplates[0]?.text}\n\notra cosa`],
  ['another box', ':::aviso\nuno\n:::'],
])('does not take apart %s', (_, text) => {
  expect(readQuestion(text)).toBeUndefined()
})

function read(text: string) {
  const [token] = parseTokens(text)
  expect(token?.type).toBe('simulator')
  return readDirective(directiveData({ info: token?.info ?? '' }))
}

it('sets each simulator by a line that is read as it was meant', () => {
  for (const simulator of simulators.values()) {
    const { directive } = read(`::simulador{tipo=${simulator.tipo}}`)
    if (!directive) throw new Error(simulator.tipo)
    const names = Object.keys(simulator.parameters).filter(
      (name) => simulator.uses?.(name, directive.values) ?? true,
    )
    const text = writeSimulator({ ...directive, fixed: names, asked: undefined })
    expect(read(text)).toEqual({ directive: { ...directive, fixed: names }, faults: [] })
  }
})

it('says only what differs from the first state', () => {
  const { directive } = read('::simulador{tipo=engranajes z1=20 fijo=n1 pregunta=n2}')
  if (!directive) throw new Error('no gears')
  expect(writeSimulator({ ...directive, asked: { name: 'n2', isGuess: false } })).toMatch(
    /^::simulador\{tipo=engranajes n1=\d+ z1=20 fijo=n1 pregunta=n2\}$/,
  )
})

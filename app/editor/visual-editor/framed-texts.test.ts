import { expect, it } from 'vitest'
import { questionTemplates } from '../../learning/questions/question-templates.ts'
import { readDirective } from '../../learning/simulators/read-directive.ts'
import { simulators } from '../../learning/simulators/simulators.ts'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import { parseTokens } from './dialect-parser.ts'
import { readQuestion, writeQuestion } from './question-text.ts'
import { writeSimulator } from './simulator-text.ts'

it('parses and writes back each kind of question unchanged', () => {
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
])('does not parse %s', (_, text) => {
  expect(readQuestion(text)).toBeUndefined()
})

function read(text: string) {
  const [token] = parseTokens(text)
  expect(token?.type).toBe('simulator')
  return readDirective(directiveData({ info: token?.info ?? '' }), simulators)
}

it('writes for each simulator a line that parses to the same settings', () => {
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

it('writes only the values that differ from the initial state', () => {
  const { directive } = read('::simulador{tipo=engranajes z1=20 fijo=n1 pregunta=n2}')
  if (!directive) throw new Error('no gears')
  expect(writeSimulator({ ...directive, asked: { name: 'n2', isGuess: false } })).toMatch(
    /^::simulador\{tipo=engranajes n1=\d+ z1=20 fijo=n1 pregunta=n2\}$/,
  )
})

import { expect, it } from 'vitest'
import { markGiven } from '../practice/given-answers.ts'
import { renderSimulator } from '../simulators/render-simulator.server.tsx'
import { parseQuestions } from './parse-questions.server.ts'
import { showAsks } from './show-asks.server.ts'
import { showText } from './show-questions.server.ts'
import type { ShownQuestion } from './shown-question.ts'
import { writeOutQuestions } from './write-out-questions.server.ts'

const noPicture = () => undefined
const line = '::simulador{tipo=engranajes z1=15 z2=45 n1=900 fijo=n1'
const show = (text: string, seed = '') => showText(text, noPicture, { seed })

/** Returns the question of the first simulator in a text that has one. */
function askedBy(text: string, seed = ''): ShownQuestion | undefined {
  return show(text, seed).flatMap((piece) => (piece.kind === 'simulator' ? (piece.question ?? []) : []))[0]
}

it('puts a simulator between two pieces of a text, with its picture and its data', () => {
  const [before, simulator, after] = show(`Antes.\n\n${line}}\n\nDespués.\n`)
  expect(before).toEqual({ kind: 'html', html: expect.stringContaining('Antes.') })
  expect(after).toEqual({ kind: 'html', html: expect.stringContaining('Después.') })
  expect(simulator).toMatchObject({ kind: 'simulator', question: undefined })
  const set = simulator?.kind === 'simulator' ? simulator.set : undefined
  const html = set ? renderSimulator({ ...set, isAlone: false }) : ''
  expect(html).toContain('data-island="learning/simulators/gears/picture"')
  expect(html).toMatch(/<svg[^>]*role="img"/)
  // A locked parameter is still sent with the form.
  expect(html).toContain('<input type="hidden" name="n1" value="900"/>')
})

it('asks about other numbers than the ones shown, except for locked parameters', () => {
  const question = askedBy(`${line} pregunta=n2}\n`)
  expect(question?.varies).toBe(true)
  expect(question?.statementHtml).toContain('900\u00a0rpm')
  expect(question?.statementHtml).toMatch(/z₂\s=\s\d+\sdientes/)
  expect(question?.statementHtml).not.toMatch(/z₂\s=\s45\sdientes/)
  const other = askedBy(`${line} pregunta=n2}\n`, 'abc')
  expect(other?.statementHtml).not.toBe(question?.statementHtml)
})

it('hides a simulator behind a question that asks for a prediction', () => {
  const question = askedBy(`${line} predice=n2}\n`)
  const parts = question?.parts ?? []
  expect(question?.kind).toBe('predice')
  expect(question?.statementHtml).toMatch(/z₂\s=\s45\sdientes/)
  expect(question?.statementHtml).toContain('¿A qué velocidad gira el eje 2?')
  expect(markGiven(parts, [['300 rpm']])).toEqual([expect.objectContaining({ verdict: 'correct' })])
  expect(markGiven(parts, [['300']])).toEqual([expect.objectContaining({ verdict: 'almost' })])
})

it('lists the data in the statement if no prepared question mentions all of them', () => {
  const question = askedBy('::simulador{tipo=engranajes ejes=3 z1=15 z2=45 predice=n2}\n')
  expect(question?.statementHtml).toContain('Número de ejes: 3')
  expect(question?.statementHtml).toContain('¿Cuánto vale esta lectura: velocidad del eje 2')
})

it('keeps the key of a question whose line moves', () => {
  const key = (text: string) => parseQuestions(text).map((block) => block.key)
  expect(key(`Algo.\n\nMás.\n\n${line} pregunta=n2}\n`)).toEqual(key(`${line} pregunta=n2}\n`))
})

it('omits an unknown simulator, and shows a link where a simulator is not allowed', () => {
  expect(show('Uno.\n\n::simulador{tipo=cohetes}\n\nDos.\n').map(({ kind }) => kind)).toEqual([
    'html',
    'html',
  ])
  const [inList] = show(`- ${line}}\n`)
  expect(inList).toEqual({
    kind: 'html',
    html: expect.stringContaining('href="/simuladores/engranajes?z1=15&amp;z2=45&amp;n1=900"'),
  })
})

it('keeps the directive of a simulator for readers who cannot answer', () => {
  expect(writeOutQuestions(`Uno.\n\n${line} pregunta=n2}\n`)).toContain(`${line} pregunta=n2}`)
})

it.each([
  '::simulador{tipo=engranajes z1="<script>alert(1)</script>"}',
  '::simulador{tipo="javascript:alert(1)"}',
  '::simulador{tipo=engranajes z1=15" onload="alert(1)}',
  `::simulador{tipo=engranajes ${'z1=15 '.repeat(400)}}`,
  '::simulador{tipo=__proto__ constructor=1}',
  '::simulador{}',
])('renders nothing from %j that a browser would run', (hostile) => {
  const html = JSON.stringify(show(`Uno.\n\n${hostile}\n\nDos.\n`))
  expect(html).not.toMatch(/<script|onload=\\?"|javascript:alert\(1\)\\?"/)
})

it('asks the same questions about a simulator for the same seed', () => {
  const ask = (seed: string) => showAsks('engranajes', noPicture, { seed })
  expect(ask('').length).toBeGreaterThan(1)
  expect(ask('abc')).toEqual(ask('abc'))
  expect(ask('abc').map(({ statementHtml }) => statementHtml)).not.toEqual(
    ask('xyz').map(({ statementHtml }) => statementHtml),
  )
})

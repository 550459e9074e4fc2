import { expect, it } from 'vitest'
import { answerQuestion } from './answer-question.server.ts'
import { parseQuestions } from './parse-questions.server.ts'

const source = `:::pregunta
¿Cuánto es {{a}} V por dos?

\`\`\`yaml
datos: { a: "2 | 3 | 4 | 5" }
valor: "a * 2"
unidad: V
\`\`\`
:::
`
const [block] = parseQuestions(source)
const exercise = `temario:ohm:${block?.key}`
const readTopic = async (id: string) => (id === 'ohm' ? source : undefined)

function send(ejercicio: string, answer: string): Request {
  const body = new URLSearchParams({ ejercicio, 'respuesta-0': answer })
  return new Request('http://localhost/topic/ohm', { method: 'POST', body })
}

it('marks the answer to the named question, and returns it with its verdict', async () => {
  expect(await answerQuestion(send(exercise, '4 V'), '', readTopic)).toEqual({
    exercise,
    seed: '',
    given: [['4 V']],
    isAnswered: true,
    marked: [{ verdict: 'correct', message: expect.stringMatching(/^Correcto/) }],
  })
  expect(await answerQuestion(send(exercise, '¿?'), '', readTopic)).toMatchObject({ isAnswered: false })
})

it('marks the answer with the numbers of the seed', async () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const answers = await Promise.all(
    seeds.map((seed) => answerQuestion(send(exercise, '4 V'), seed, readTopic)),
  )
  const verdicts = new Set(answers.map(({ marked }) => marked[0]?.verdict))
  expect(verdicts.has('incorrect')).toBe(true)
  expect(await answerQuestion(send(exercise, '4 V'), '¡no!', readTopic)).toMatchObject({
    marked: [{ verdict: 'correct' }],
  })
})

it.each(['', 'x', 'problemas:ohm', 'temario:otro:00000000', 'temario:ohm:00000000', `${exercise}0`])(
  'responds with 404 to an unknown exercise %j',
  async (other) => {
    await expect(answerQuestion(send(other, '4 V'), '', readTopic)).rejects.toMatchObject({
      init: { status: 404 },
    })
  },
)

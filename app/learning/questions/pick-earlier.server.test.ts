import { expect, it } from 'vitest'
import { pickEarlier } from './pick-earlier.server.ts'

const ask = (head: string, statement: string): string =>
  `:::${head}\n${statement}\n\n\`\`\`yaml\nvalor: 2\n\`\`\`\n:::\n\n`
const topic = (id: string, ...questions: string[]) => ({ id, title: id, content: questions.join('') })
const near = topic(
  'cerca',
  ask('pregunta', 'A1'),
  ask('pregunta Termina el ejemplo', 'A2'),
  ask('predice', 'A3'),
)
const far = topic('lejos', ask('pregunta', 'B1'), ask('pregunta', 'B2'), ask('pregunta', 'B3'))
const find = () => undefined

async function pick(id: string, ...topics: (typeof near)[]): Promise<string[]> {
  const picked = await pickEarlier(topics, { id, find })
  return picked.map((one) => `${one.topic.id} ${one.question.statementHtml.replace(/<.*?>/g, '')}`)
}

it('picks the same question for a page from each of the two nearest topics with questions', async () => {
  const picked = await pick('tema', near, topic('nada'), far)
  expect(picked).toEqual(['cerca A1', expect.stringMatching(/^lejos B/)])
  expect(await pick('tema', near, topic('nada'), far)).toEqual(picked)
  const others = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => pick(id, far)))
  expect(new Set(others.map(([first]) => first)).size).toBeGreaterThan(1)
})

it('picks two from the only topic with questions, and none if there is no such topic', async () => {
  const picked = await pick('tema', far)
  expect(picked).toHaveLength(2)
  expect(new Set(picked).size).toBe(2)
  expect(await pick('tema', near)).toEqual(['cerca A1'])
  expect(await pick('tema')).toEqual([])
})

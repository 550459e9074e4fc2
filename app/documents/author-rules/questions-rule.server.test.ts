import { expect, it } from 'vitest'
import { questionsRule } from './questions-rule.server.ts'
import { check } from './rule-fixture.ts'

it('names what keeps a question from being asked, and says nothing of one that works', () => {
  const question = (value: string): string =>
    `Texto.\n\n:::pregunta\n¿Cuánto?\n\n\`\`\`yaml\nvalor: "${value}"\n\`\`\`\n:::\n`
  expect(check(questionsRule, question('6 / 2'))).toEqual([])
  expect(check(questionsRule, question('6 / 0'))).toEqual([
    '6: Se divide entre cero. Pasa con estos datos: los primeros valores.',
  ])
})

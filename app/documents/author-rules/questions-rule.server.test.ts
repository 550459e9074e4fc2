import { expect, it } from 'vitest'
import { questionsRule } from './questions-rule.server.ts'
import { check } from './rule-fixture.ts'

it('reports why a question cannot be shown, and nothing for a valid one', () => {
  const question = (value: string): string =>
    `Texto.\n\n:::pregunta\n¿Cuánto?\n\n\`\`\`yaml\nvalor: "${value}"\n\`\`\`\n:::\n`
  expect(check(questionsRule, question('6 / 2'))).toEqual([])
  expect(check(questionsRule, question('6 / 0'))).toEqual([
    '6: Se divide entre cero. Pasa con estos datos: los primeros valores.',
  ])
})

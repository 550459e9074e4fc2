import { checkQuestions } from '../../learning/questions/check-questions.ts'
import { readQuestions } from '../../learning/questions/read-questions.ts'
import { directiveTexts, readDirective } from '../../learning/simulators/read-directive.ts'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import type { AuthorRule } from './author-rule.ts'

/** Questions must parse and have an answer for all of their numbers. */
export const questionsRule: AuthorRule = {
  name: 'questions',
  level: 'fault',
  check: (text) => checkQuestions(readQuestions(text)),
}

/** A simulator directive must name a simulator and parameters that it has. */
export const simulatorsRule: AuthorRule = {
  name: 'simulators',
  level: 'fault',
  check: ({ tokens, simulators }) =>
    tokens.flatMap((token) => {
      if (token.type !== 'simulator') return []
      const line = (token.map?.[0] ?? 0) + 1
      const nested = token.level > 0 ? [directiveTexts.nested] : []
      return [...nested, ...readDirective(directiveData(token), simulators).faults].map((message) => ({
        line,
        message,
      }))
    }),
}

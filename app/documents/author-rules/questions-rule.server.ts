import { checkQuestions } from '../../learning/questions/check-questions.ts'
import { readQuestions } from '../../learning/questions/parse-questions.server.ts'
import type { AuthorRule } from './author-rule.ts'

/** Questions must parse and have an answer for all of their numbers. */
export const questionsRule: AuthorRule = {
  name: 'questions',
  level: 'fault',
  check: ({ source, tokens }) => checkQuestions(readQuestions(source, tokens)),
}

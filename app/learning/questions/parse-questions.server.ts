import { MARKDOWN_LIMIT } from '../../platform/markdown/markdown-limit.ts'
import { openMarkdownParser } from '../../platform/markdown/markdown-parser.server.ts'
import { simulators } from '../simulators/simulators.ts'
import type { QuestionBlock } from './question.ts'
import { readQuestions } from './read-questions.ts'

const parser = openMarkdownParser()

/**
 * Parses the questions of a text, in order, with the parser that renders its page. Each has its faults, in
 * Spanish and with a line.
 */
export function parseQuestions(source: string): QuestionBlock[] {
  if (!source.includes(':::') && !source.includes('::simulador')) return []
  const text = source.slice(0, MARKDOWN_LIMIT)
  return readQuestions({ source: text, tokens: parser.parse(text, {}), simulators })
}

import type { Part } from '../marking/part.ts'
import { fillText } from '../practice/fill-text.ts'
import { numberQuestion } from './number-questions.ts'
import { parseQuestions } from './parse-questions.server.ts'
import type { QuestionBlock } from './question.ts'

/**
 * Converts a text to plain Markdown for readers who cannot answer: each question becomes its statement, with
 * the numbers of the text, and its options. Answers and explanations are removed.
 */
export function writeOutQuestions(source: string): string {
  const text = source.replace(/\r\n?/g, '\n')
  // Simulators are excluded: their directive becomes a link to a page that also shows the question.
  const blocks = parseQuestions(text).filter(
    ({ faults, practice, simulator }) => !simulator && (practice || faults.length > 0),
  )
  const lines = text.split('\n')
  for (const block of blocks.toReversed()) {
    lines.splice(block.line - 1, block.lastLine - block.line + 1, '', ...writeOut(block), '')
  }
  return lines.join('\n')
}

function writeOut(block: QuestionBlock): string[] {
  const { solved } = numberQuestion(block, '')
  const values = solved?.values ?? new Map<string, number>()
  const options = (solved?.parts ?? []).flatMap(listOptions).map((option) => `- ${option}`)
  return [fillText(block.statement, values), ...(options.length > 0 ? ['', ...options] : [])]
}

/** Returns the options of a part, in an order that does not reveal the answer. */
function listOptions(part: Part): string[] {
  switch (part.kind) {
    case 'choice':
    case 'choices':
      return part.options.map(({ text }) => text)
    case 'order':
      return part.items.toSorted()
    case 'match':
      return [...part.pairs.map(([one]) => one), ...part.pairs.map(([, other]) => other).toSorted()]
    case 'quantity':
    case 'text':
    case 'table':
      return []
  }
}

import { checkPractice } from '../practice/check-practice.ts'
import { fillText } from '../practice/fill-text.ts'
import type { QuestionBlock, QuestionFault } from './question.ts'
import { questionFaults } from './questions-texts.ts'
import { withoutQuestionNumber } from './read-question-data.ts'

/**
 * Returns all faults in the questions of a text, by line: syntax errors, and failures with some drawn
 * numbers.
 */
export function checkQuestions(blocks: readonly QuestionBlock[]): QuestionFault[] {
  return blocks.flatMap((block) => [...block.faults, ...checkBlock(block)]).sort((a, b) => a.line - b.line)
}

function checkBlock({ line, dataLine, practice, statement, explanation }: QuestionBlock): QuestionFault[] {
  if (!practice) return []
  const names = new Map(practice.variables.list.map(({ name }) => [name, 1]))
  const left = /\{\{ ?([^{}]{1,40}?) ?\}\}/u.exec(fillText(`${statement}\n${explanation}`, withSome(names)))
  return [
    ...checkPractice(practice).map((message) => ({
      line: dataLine,
      message: withoutQuestionNumber(message),
    })),
    ...(left ? [{ line, message: questionFaults.unknownName(left[1] ?? '') }] : []),
  ]
}

/**
 * Adds a dummy value, because `fillText` leaves a text unchanged if there are no values. Otherwise the rest
 * of `{{…}}` would not be checked.
 */
function withSome(values: Map<string, number>): ReadonlyMap<string, number> {
  return values.size > 0 ? values : new Map([['', 0]])
}

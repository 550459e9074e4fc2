import { toPlainText } from '../../platform/markdown/plain-text.server.ts'
import { firstWords } from '../../platform/markdown/token-text.ts'
import { fillText } from '../practice/fill-text.ts'
import { numberQuestion } from './number-questions.ts'
import { parseQuestions } from './parse-questions.server.ts'
import type { ListedQuestion } from './shown-question.ts'

const labelWords = 14

/** Returns the questions of a text that can be answered, in order. */
export function listAskable(source: string): ListedQuestion[] {
  return parseQuestions(source).flatMap((block) => {
    const { solved, varies } = numberQuestion(block, '')
    if (!solved) return []
    const said = toPlainText(block.title || fillText(block.statement, solved.values), labelWords)
    const label = firstWords(said, labelWords)
    return [{ key: block.key, kind: block.kind, label, isTitled: block.title !== '', varies }]
  })
}

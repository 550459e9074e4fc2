import { expect, it } from 'vitest'
import { listFaults } from '../../../test/worksheets/practice-faults.ts'
import { reviewText } from '../../documents/author-rules/review-text.server.ts'
import { simulators } from '../simulators/simulators.ts'
import { parseQuestions } from './parse-questions.server.ts'
import { questionTemplates } from './question-templates.ts'

it.each(questionTemplates)('the example «$name» can be used unchanged', ({ text }) => {
  const [block, ...others] = parseQuestions(text)
  if (!block?.practice) throw new Error(text)
  expect(others).toEqual([])
  expect(block.explanation).not.toBe('')
  expect(reviewText(text, simulators).findings).toEqual([])
  expect(listFaults({ practice: block.practice, texts: [block.statement, block.explanation] }, '')).toEqual(
    [],
  )
})

it('has an example of each kind', () => {
  const kinds = questionTemplates.map(({ text }) => parseQuestions(text)[0]?.practice?.questions[0]?.kind)
  expect(new Set(kinds).size).toBe(7)
})

import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { fillTexts, type Texts } from './number-problem.ts'
import { problem } from './problem.ts'
import { problemSheet } from './problem-sheet.ts'

export const servedProblem = serveDocument(problem, {
  // Rank problems a little below the topics that explain the same word.
  searchWorth: 0.95,
  block: 'category',
  leads: { to: 'practise', says: 'difficulty' },
  listedBy: { column: 'createdAt', descending: true },
  explain: (row) => {
    const { description, solution, result } = fillTexts(textsOf(row))
    return [row.title, description, solution, result]
  },
  sheet: problemSheet,
  search: (row) => {
    const { description, solution } = fillTexts(textsOf(row))
    return { title: row.title, text: [description, solution] }
  },
})

const textsOf = ({ description, solution, result, practice }: Texts): Texts => ({
  description,
  solution,
  result,
  practice,
})

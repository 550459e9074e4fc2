import { serveDocument } from '../documents/serve-document.server.ts'
import { numberProblem } from './number-problem.ts'
import { problem } from './problem.ts'
import { problemSheet } from './problem-sheet.ts'

export const servedProblem = serveDocument(problem, {
  block: 'category',
  leads: { to: 'practise', says: 'difficulty' },
  listedBy: { column: 'createdAt', descending: true },
  explain: (row) => {
    const { title, description, solution, result } = numberProblem(row, '')
    return [title, description, solution, result]
  },
  sheet: problemSheet,
  search: (row) => {
    const { title, description, solution } = numberProblem(row, '')
    return { title, text: [description, solution] }
  },
})

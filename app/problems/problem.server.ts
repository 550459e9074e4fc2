import { serveDocument } from '../documents/serve-document.server.ts'
import { problem } from './problem.ts'
import { problemSheet } from './problem-sheet.ts'

export const servedProblem = serveDocument(problem, {
  block: 'category',
  leads: { to: 'practise', says: 'difficulty' },
  listedBy: { column: 'createdAt', descending: true },
  explain: ({ title, description, solution, result }) => [title, description, solution, result],
  sheet: problemSheet,
  search: ({ title, description, solution }) => ({ title, text: [description, solution] }),
})

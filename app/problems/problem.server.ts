import { serveDocument } from '../documents/serve-document.server.ts'
import { problem } from './problem.ts'
import { problemAddress } from './problem-address.ts'

export const servedProblem = serveDocument(problem, {
  block: 'category',
  place: problemAddress,
  listedBy: { column: 'createdAt', descending: true },
  search: ({ title, description, solution }) => ({ title, text: [description, solution] }),
})

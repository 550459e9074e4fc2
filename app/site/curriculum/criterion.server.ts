import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { criterion } from './criterion.ts'

export const servedCriterion = serveDocument(criterion, {
  search: ({ text, code }) => ({ title: text, text: [code] }),
})

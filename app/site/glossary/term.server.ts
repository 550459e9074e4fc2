import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { term } from './term.ts'

export const servedTerm = serveDocument(term, {
  search: ({ term, forms, definition }) => ({ title: term, text: [forms, definition] }),
})

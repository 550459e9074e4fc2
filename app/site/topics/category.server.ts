import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { category } from './category.ts'

export const servedCategory = serveDocument(category, {
  search: ({ name, shortName }) => ({ title: name, text: shortName ? [shortName] : [] }),
})

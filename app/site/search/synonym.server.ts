import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { synonym } from './synonym.ts'

export const servedSynonym = serveDocument(synonym, {
  search: ({ word, others }) => ({ title: word, text: [others] }),
})

import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { site, siteId } from './site.ts'

export const servedSite = serveDocument(site, {
  search: ({ name }) => ({ title: name ?? '', text: [] }),
  begun: (id) => (id === siteId ? {} : undefined),
})

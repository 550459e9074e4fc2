import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { findPageName, pageTitles, usualTexts } from './fixed-pages.ts'
import { sitePage } from './site-page.ts'

export const servedSitePage = serveDocument(sitePage, {
  search: ({ page, content }) => ({ title: page, text: [content] }),
  pageOf: (id) => `/${id}`,
  begun(id) {
    const name = findPageName(id)
    return name && { page: pageTitles[name], content: usualTexts[name] }
  },
})

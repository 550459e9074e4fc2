import { serveDocument } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { findPageName, type PageName, pageTitles, usualTexts } from './fixed-pages.ts'
import { sitePage } from './site-page.ts'

export const servedSitePage = serveDocument(sitePage, {
  search: ({ page, content }) => ({ title: page, text: [content] }),
  pageOf: (id) => `/${id}`,
  builtIn(id) {
    const name = findPageName(id)
    return name && { page: pageTitles[name], content: usualTexts[name] }
  },
})

/** The site's own text for a page; undefined while the default text applies. */
export async function findOwnText(db: Database, name: PageName): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_pages')
    .select('content')
    .where('page', '=', pageTitles[name])
    .executeTakeFirst()
  return row?.content
}

/** The pages with their own text, by title. */
export async function listOwnTexts(db: Database): Promise<{ id: string; page: string; updatedAt: string }[]> {
  return db.selectFrom('site_pages').select(['id', 'page', 'updatedAt']).orderBy('page').execute()
}

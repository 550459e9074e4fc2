import type { Database } from '../../platform/db/tables.ts'
import { type PageName, pageTitles } from './fixed-pages.ts'

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

import type { Database } from '../../platform/db/tables.ts'
import { type PageName, pageTitles } from './fixed-pages.ts'

/** The text that somebody wrote for a page; undefined while it has the one that it came with. */
export async function findOwnText(db: Database, name: PageName): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_pages')
    .select('content')
    .where('page', '=', pageTitles[name])
    .executeTakeFirst()
  return row?.content
}

/** Which pages have a text of their own, by their titles. */
export async function listOwnTexts(db: Database): Promise<{ id: string; page: string; updatedAt: string }[]> {
  return db.selectFrom('site_pages').select(['id', 'page', 'updatedAt']).orderBy('page').execute()
}

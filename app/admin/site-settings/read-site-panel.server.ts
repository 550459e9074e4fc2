import type { Database } from '../../platform/db/tables.ts'
import { pageNames, pageTitles } from '../../site/static-pages/fixed-pages.ts'
import { listOwnTexts } from '../../site/static-pages/site-page-repository.server.ts'
import { type Color, toColor } from '../../site/topics/category.ts'
import type { ChosenColor } from './save-colors.server.ts'

/** A fixed page: `own` is there once somebody has written its text. */
export type FixedPage = { name: string; title: string; own?: { id: string; updatedAt: string } }

export type ColoredCategory = { id: string; name: string; color: Color; updatedAt: string }

/** The fixed pages, and which of them have a text of their own. */
export async function listFixedPages(db: Database): Promise<FixedPage[]> {
  const written = await listOwnTexts(db)
  return pageNames.map((name) => {
    const title = pageTitles[name]
    const own = written.find(({ page }) => page === title)
    return { name, title, ...(own && { own: { id: own.id, updatedAt: own.updatedAt } }) }
  })
}

/** All categories with their colours, in their order. */
export async function listColoredCategories(db: Database): Promise<ColoredCategory[]> {
  const rows = await db
    .selectFrom('syllabus')
    .select(['id', 'name', 'color', 'updatedAt'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, color: toColor(row.color) }))
}

/** More are not on the page, and are not read. */
const mostCategories = 500

/** What the form of colours says: for each category its id, its colour, and when it was changed last. */
export function readChosenColors(form: FormData): ChosenColor[] {
  const read = (name: string): string[] => form.getAll(name).map(String).slice(0, mostCategories)
  const [colors, opened] = [read('color'), read('openedAt')]
  return read('id').map((id, index) => ({ id, color: colors[index] ?? '', openedAt: opened[index] ?? '' }))
}

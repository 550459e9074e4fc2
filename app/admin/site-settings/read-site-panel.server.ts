import type { Database } from '../../platform/db/tables.ts'
import { pageNames, pageTitles } from '../../site/static-pages/fixed-pages.ts'
import { listOwnTexts } from '../../site/static-pages/site-page.server.ts'
import { type Color, toColor } from '../../site/topics/category.ts'
import type { ChosenColor } from './save-colors.server.ts'

/** A fixed page; `own` is defined if the site has its own text for it. */
export type FixedPage = { name: string; title: string; own?: { id: string; updatedAt: string } }

export type ColoredCategory = { id: string; name: string; color: Color; updatedAt: string }

/** The fixed pages, and which of them have their own text. */
export async function listFixedPages(db: Database): Promise<FixedPage[]> {
  const written = await listOwnTexts(db)
  return pageNames.map((name) => {
    const title = pageTitles[name]
    const own = written.find(({ page }) => page === title)
    return { name, title, ...(own && { own: { id: own.id, updatedAt: own.updatedAt } }) }
  })
}

/** All categories with their colours, in order. */
export async function listColoredCategories(db: Database): Promise<ColoredCategory[]> {
  const rows = await db
    .selectFrom('syllabus')
    .select(['id', 'name', 'color', 'updatedAt'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, color: toColor(row.color) }))
}

/** Limits the submitted colours that are read; the page lists no more. */
const maxCategories = 500

/** Parses the colours form: for each category its id, the chosen colour, and when it was last changed. */
export function readChosenColors(form: FormData): ChosenColor[] {
  const read = (name: string): string[] => form.getAll(name).map(String).slice(0, maxCategories)
  const [colors, opened] = [read('color'), read('openedAt')]
  return read('id').map((id, index) => ({ id, color: colors[index] ?? '', openedAt: opened[index] ?? '' }))
}

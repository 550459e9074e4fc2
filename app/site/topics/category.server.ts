import type { Selectable } from 'kysely'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import type { DocumentTables } from '../../platform/db/document-tables.ts'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type Course, readCourses } from '../curriculum/courses.ts'
import { type Color, category, toColor } from './category.ts'

export const servedCategory = serveDocument(category, {
  search: ({ name, shortName }) => ({ title: name, text: shortName ? [shortName] : [] }),
})

/** A category, as pages show it. */
export type Category = {
  id: string
  name: string
  /** Its common name; blank if it has none. */
  shortName: string
  color: Color
  position: number
  /** The letter of its block in the curriculum. */
  letter: string | null
  /** The courses in which it is taught. */
  courses: Course[]
}

const columns = ['id', 'name', 'shortName', 'color', 'position', 'letter', 'courses'] as const

/** All categories, by position. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.selectFrom('syllabus').select(columns).orderBy('position').orderBy('id').execute()
  return dropCorruptRows(rows).map(toCategory)
}

function toCategory(row: Pick<Selectable<DocumentTables['syllabus']>, (typeof columns)[number]>): Category {
  return { ...row, color: toColor(row.color), courses: readCourses(row.courses) }
}

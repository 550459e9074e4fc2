import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { soundRows } from '../db/sound-rows.ts'
import type { Database, SyllabusTable } from '../db/tables.ts'
import { type CategoryDraft, type Color, defaultColor, toColor } from './category-schema.ts'

/** A block of the syllabus. */
export type Category = { id: string; name: string; color: Color; position: number }

export type SaveCategoryResult =
  | { status: 'saved'; id: string }
  | { status: 'name-taken'; id: string }
  | { status: 'not-found' }
export type DeleteCategoryResult =
  | { status: 'deleted' }
  | { status: 'not-found' }
  | { status: 'in-use'; topics: number }

const columns = ['id', 'name', 'color', 'position'] as const

/** All categories, in the order of the syllabus. */
export async function listCategories(db: Database): Promise<Category[]> {
  const rows = await db.selectFrom('syllabus').select(columns).orderBy('position').orderBy('id').execute()
  return soundRows(rows).map(toCategory)
}

export async function findCategory(db: Database, id: string): Promise<Category | undefined> {
  const row = await db.selectFrom('syllabus').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toCategory(row)
}

/** The category that a topic names by either; an id wins over a name. */
export async function findCategoryByNameOrId(db: Database, nameOrId: string): Promise<Category | undefined> {
  const rows = await db
    .selectFrom('syllabus')
    .select(columns)
    .where((eb) => eb.or([eb('id', '=', nameOrId), eb('name', '=', nameOrId)]))
    .execute()
  const row = rows.find(({ id }) => id === nameOrId) ?? rows[0]
  return row && toCategory(row)
}

/** Adds a category; without a position, after the last one. */
export async function createCategory(
  db: Database,
  draft: CategoryDraft,
  { now, id = crypto.randomUUID() }: { now: string; id?: string },
): Promise<SaveCategoryResult> {
  const row = await db
    .insertInto('syllabus')
    .values((eb) => ({
      id,
      name: draft.name,
      color: draft.color ?? defaultColor,
      position:
        draft.position ??
        eb.selectFrom('syllabus').select(sql<number>`coalesce(max("position"), 0) + 1`.as('position')),
      createdAt: now,
      updatedAt: now,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) return { status: 'saved', id: row.id }
  const taken = (await findCategory(db, id)) ?? (await findCategoryByNameOrId(db, draft.name))
  return { status: 'name-taken', id: taken?.id ?? id }
}

/** Changes the fields that are given. */
export async function updateCategory(
  db: Database,
  id: string,
  changes: Partial<CategoryDraft>,
  { now }: { now: string },
): Promise<SaveCategoryResult> {
  const other = changes.name === undefined ? undefined : await findOtherWithName(db, id, changes.name)
  if (other) return { status: 'name-taken', id: other }
  const row = await db
    .updateTable('syllabus')
    .set({ name: changes.name, color: changes.color, position: changes.position, updatedAt: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row ? { status: 'saved', id } : { status: 'not-found' }
}

/** Deletes a category that has no topics. */
export async function deleteCategory(db: Database, id: string): Promise<DeleteCategoryResult> {
  const row = await db
    .deleteFrom('syllabus')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('topics').select('topics.id').whereRef('topics.categoryId', '=', 'syllabus.id'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (row) return { status: 'deleted' }
  const count = await db
    .selectFrom('topics')
    .select((eb) => eb.fn.countAll<number>().as('topics'))
    .where('categoryId', '=', id)
    .executeTakeFirstOrThrow()
  return count.topics > 0 ? { status: 'in-use', topics: count.topics } : { status: 'not-found' }
}

/** Deletes those of the categories that have no topics, and gives their ids. */
export async function deleteUnusedCategories(db: Database, ids: readonly string[]): Promise<string[]> {
  const used = db.selectFrom('topics').select('categoryId')
  const rows = await db
    .deleteFrom('syllabus')
    .where('id', 'in', ids)
    .where('id', 'not in', used)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function findOtherWithName(db: Database, id: string, name: string): Promise<string | undefined> {
  const query = db.selectFrom('syllabus').select('id').where('name', '=', name).where('id', '!=', id)
  return (await query.executeTakeFirst())?.id
}

function toCategory(row: Pick<Selectable<SyllabusTable>, (typeof columns)[number]>): Category {
  return { ...row, color: toColor(row.color) }
}

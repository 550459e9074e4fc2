import { decodeCursor, type Page, type PageRequest, toPage } from '../db/keyset.ts'
import type { Database } from '../db/tables.ts'
import type { ToolDraft } from './tool-schema.ts'

export type Tool = {
  id: string
  name: string
  description: string
  category: string | null
  url: string
  imageUrl: string | null
  createdAt: string
  updatedAt: string
}

export type CreateToolResult = { status: 'saved'; id: string } | { status: 'id-taken'; id: string }
export type UpdateToolResult = { status: 'saved'; id: string } | { status: 'not-found' }
export type DeleteToolResult = { status: 'deleted' } | { status: 'not-found' }

const columns = [
  'id',
  'name',
  'description',
  'category',
  'url',
  'imageUrl',
  'createdAt',
  'updatedAt',
] as const

/** A page of tools by name, as a Spanish reader sorts: capitals and accents do not count. */
export async function listTools(db: Database, { after, limit }: PageRequest): Promise<Page<Tool>> {
  const key = decodeCursor(after)
  let query = db
    .selectFrom('tools')
    .select(columns)
    .orderBy('sortName')
    .orderBy('id')
    .limit(limit + 1)
  if (key)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('sortName', 'id'), '>', tuple(...key)))
  return toPage(await query.execute(), limit, (tool) => [sortName(tool.name), tool.id])
}

export async function findTool(db: Database, id: string): Promise<Tool | undefined> {
  return db.selectFrom('tools').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Adds a tool. Two tools may have the same name; `id-taken` only comes where the caller gives the id. */
export async function createTool(
  db: Database,
  draft: ToolDraft,
  { now, id = crypto.randomUUID() }: { now: string; id?: string },
): Promise<CreateToolResult> {
  const { name, description, category = null, url, imageUrl = null } = draft
  const row = await db
    .insertInto('tools')
    .values({
      ...{ id, name, description, category, url, imageUrl },
      sortName: sortName(name),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row ? { status: 'saved', id } : { status: 'id-taken', id }
}

/** Changes the fields that are given. */
export async function updateTool(
  db: Database,
  id: string,
  changes: Partial<ToolDraft>,
  { now }: { now: string },
): Promise<UpdateToolResult> {
  const { name, description, category, url, imageUrl } = changes
  const row = await db
    .updateTable('tools')
    .set({
      ...{ name, description, category, url, imageUrl },
      sortName: name === undefined ? undefined : sortName(name),
      updatedAt: now,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row ? { status: 'saved', id } : { status: 'not-found' }
}

export async function deleteTool(db: Database, id: string): Promise<DeleteToolResult> {
  const row = await db.deleteFrom('tools').where('id', '=', id).returning('id').executeTakeFirst()
  return { status: row ? 'deleted' : 'not-found' }
}

function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

import { serveDocument } from '../../documents/core/serve-document.server.ts'
import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import { addToolSchema, tool } from './tool.ts'

export const servedTool = serveDocument(tool, {
  listedBy: { column: 'sortName', descending: false },
  search: ({ name, description, category }) => ({ title: name, text: [description, category] }),
  shortSchema: addToolSchema,
  derived: { sortName: ({ name }) => sortName(name) },
})

type Tool = {
  id: string
  name: string
  description: string
  category: string | null
  url: string
  imageUrl: string | null
  /** Requirements for a class (tool-facts.ts); null means unspecified. */
  runsIn: string | null
  account: string | null
  language: string | null
  createdAt: string
  updatedAt: string
}

const columns = [
  'id',
  'name',
  'description',
  'category',
  'url',
  'imageUrl',
  'runsIn',
  'account',
  'language',
  'createdAt',
  'updatedAt',
] as const

/** A page of tools by name, ignoring case and accents. */
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

/** The sort key of a name for Spanish readers: without case and accents. */
function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

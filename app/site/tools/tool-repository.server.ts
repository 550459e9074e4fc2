import { decodeCursor, type Page, type PageRequest, toPage } from '../../platform/db/keyset.ts'
import type { Database } from '../../platform/db/tables.ts'
import { sortName } from './sort-name.ts'

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

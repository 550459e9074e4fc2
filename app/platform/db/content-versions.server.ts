import type { Database } from './tables.ts'

/** Reads the version of every noun in one statement. */
export async function readContentVersions(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('content_versions').selectAll().execute()
  return new Map(rows.map(({ noun, version }) => [noun, version]))
}

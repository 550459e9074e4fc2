import { readContentVersions } from './content-versions.server.ts'
import { requireOpenedFile } from './opened-file.server.ts'
import type { Database } from './tables.ts'

/**
 * Rejects when the database does not answer a query, or when its file was removed or replaced, so that writes
 * would be lost.
 */
export async function requireAnswer(database: Database): Promise<void> {
  await readContentVersions(database)
  await requireOpenedFile(database)
}

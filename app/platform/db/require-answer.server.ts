import { readContentVersions } from './content-versions.server.ts'
import { requireOpenedFile } from './opened-file.server.ts'
import type { Database } from './tables.ts'

/** Throws when a database does not answer now, or answers from a file whose writes nobody would find again. */
export async function requireAnswer(database: Database): Promise<void> {
  await readContentVersions(database)
  await requireOpenedFile(database)
}

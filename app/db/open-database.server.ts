import { openPostgres } from './postgres.server.ts'
import { openSqlite } from './sqlite.server.ts'
import type { Database } from './tables.ts'

/**
 * Opens the database that a URL names: `postgres://…`, or a SQLite file as `file:/path`, a plain path or `:memory:`.
 * The caller ends it with `destroy()`. Tables are made by `migrateToLatest`.
 */
export async function openDatabase(url: string): Promise<Database> {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url)
  return openSqlite(url)
}

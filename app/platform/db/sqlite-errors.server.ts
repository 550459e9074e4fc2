import SqliteFile from 'better-sqlite3'
import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Whether another process holds a lock on the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
}

/** Errors of the file or its disk, not of the statement. */
const faultsOfFile =
  /^SQLITE_(?:BUSY|LOCKED|IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|READONLY|PROTOCOL|NOMEM|PERM|AUTH)/

/** Converts errors of the file to DatabaseUnavailableError; returns errors of the statement unchanged. */
export function explain(error: unknown): unknown {
  if (!(error instanceof SqliteFile.SqliteError) || !faultsOfFile.test(error.code)) return error
  return new DatabaseUnavailableError(error.code, error)
}

import SqliteFile from 'better-sqlite3'
import { DatabaseUnavailableError } from './database-unavailable.ts'

/** Whether another process has locked what is wanted. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
}

/** Faults of the file and its disk, which are not of the statement. */
const faultsOfFile =
  /^SQLITE_(?:BUSY|LOCKED|IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|READONLY|PROTOCOL|NOMEM|PERM|AUTH)/

/** The error as our own where it says that the file cannot be asked now; the same where the statement is to blame. */
export function explain(error: unknown): unknown {
  if (!(error instanceof SqliteFile.SqliteError) || !faultsOfFile.test(error.code)) return error
  return new DatabaseUnavailableError(error.code, error)
}

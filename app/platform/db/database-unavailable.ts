/**
 * Thrown when the database is unreachable, or when a lock is held longer than a request may wait. A retry may
 * succeed; the statement was not committed. `cause` holds the original error.
 */
export class DatabaseUnavailableError extends Error {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The database is unavailable: ${reason}`, { cause })
    this.name = 'DatabaseUnavailableError'
    this.reason = reason
  }
}

/** Whether an error, or one of its causes, is a {@link DatabaseUnavailableError}. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return findUnavailable(error) !== undefined
}

/** Error codes of a full or read-only disk: of SQLite, and of PostgreSQL (53100, disk_full). */
const faultsOfDisk =
  /^(?:SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHM))|53100)/

/**
 * Whether the database cannot be written because its disk is full or read-only: retrying alone does not help.
 */
export function isDiskTrouble(error: unknown): boolean {
  return nameDiskTrouble(error) !== undefined
}

/** The disk problem behind an error; undefined for any other error. */
export function nameDiskTrouble(error: unknown): 'full' | 'read-only' | undefined {
  const reason = findUnavailable(error)?.reason ?? ''
  if (!faultsOfDisk.test(reason)) return undefined
  return /^(?:SQLITE_FULL|53100)/.test(reason) ? 'full' : 'read-only'
}

function findUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseUnavailableError) return cause
  }
  return undefined
}

/**
 * The database cannot be asked now: it is away, or others hold what is wanted for longer than anybody should wait. Trying
 * again later may help, and nothing was written. What the database itself said is in `cause`.
 */
export class DatabaseUnavailableError extends Error {
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(`The database is unavailable: ${reason}`, { cause })
    this.name = 'DatabaseUnavailableError'
    this.reason = reason
  }
}

/** Whether an error, or one that led to it, says that the database cannot be asked now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return findUnavailable(error) !== undefined
}

/** A disk that is full, or takes no changes: of the file, or of the server (53100, disk_full). */
const faultsOfDisk =
  /^(?:SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHM))|53100)/

/** Whether the database cannot be written since its disk is full or takes no changes: waiting alone does not help. */
export function isDiskTrouble(error: unknown): boolean {
  return nameDiskTrouble(error) !== undefined
}

/** What is wrong with the disk of the database; undefined where that is not it. */
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

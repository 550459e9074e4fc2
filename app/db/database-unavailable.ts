/**
 * The database cannot be asked now: it is away, or others hold what is wanted for longer than anybody should wait. Trying
 * again later may help, and nothing was written. What the database itself said is in `cause`.
 */
export class DatabaseUnavailableError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database is unavailable: ${reason}`, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

/** Whether an error, or one that led to it, says that the database cannot be asked now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    if (cause instanceof DatabaseUnavailableError) return true
  }
  return false
}

import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const tooManyConnections = '53300'
const readOnly = '25006'
/** Connection, resources, operator intervention, timeouts, locks, read-only servers, and disk errors. */
const faultsOfServer = /^(?:08|28|53|57|58|XX|25006|25P03|25P04|3D000|55P03|40001|40P01)/

/** Whether a server rejected a connection because it has reached its maximum. */
export function isServerFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections
}

/** Whether a server accepts only reads, as a standby does. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === readOnly
}

/**
 * Converts errors of the server or the connection to DatabaseUnavailableError; returns errors of the
 * statement unchanged.
 */
export function explain(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    return faultsOfServer.test(code) ? new DatabaseUnavailableError(code, error) : error
  }
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  // Any other error comes from the connection: refused, cut or timed out.
  return new DatabaseUnavailableError(error.message, error)
}

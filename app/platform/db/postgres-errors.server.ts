import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const tooManyConnections = '53300'
const readOnly = '25006'
/** Connections, resources, operators, limits of time, locks, servers that only read, and faults of the disk. */
const faultsOfServer = /^(?:08|28|53|57|58|XX|25006|25P03|25P04|3D000|55P03|40001|40P01)/

/** Whether a server refused a connection because it has no more. */
export function isServerFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections
}

/** Whether a server only reads now, as one does that follows another. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === readOnly
}

/** The error as our own where it says that the server cannot be asked now; the same where the statement is to blame. */
export function explain(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error
    return faultsOfServer.test(code) ? new DatabaseUnavailableError(code, error) : error
  }
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  // What is no answer of the server comes from the connection: refused, cut, or silent for too long.
  return new DatabaseUnavailableError(error.message, error)
}

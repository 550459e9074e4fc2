import { Kysely } from 'kysely'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import type { Role } from './server-connection.server.ts'
import { ServerPool } from './server-pool.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens a pool to the server with the given role; connections are made on demand. Where the URL lists several
 * servers, the one with the role is looked up, and again after a failover.
 */
export function openPostgres(url: string, limits: Limits, role: Role = 'primary'): Database {
  const pool = new ServerPool(url, limits, role)
  const dialect = new ServerDialect(new ServerDriver(pool, limits))
  return notePool(new Kysely<Tables>({ dialect }), pool.pool)
}

import { Kysely } from 'kysely'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import { ServerPool } from './server-pool.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens a pool to the primary; connections are made on demand. Where the URL lists several servers, the primary is
 * looked up, and again after a failover.
 */
export function openPostgres(url: string, limits: Limits): Database {
  const pool = new ServerPool(url, limits)
  const dialect = new ServerDialect(new ServerDriver(pool, limits))
  return notePool(new Kysely<Tables>({ dialect }), pool.pool)
}

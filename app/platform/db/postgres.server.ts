import { Kysely } from 'kysely'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import type { Role } from './server-connection.server.ts'
import { ServerPool } from './server-pool.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens connections to the server of a URL that takes writes, or to one that follows it; each is made when it is first needed. Where the URL
 * names several servers, the one that has the role is found, and found again when that has moved.
 */
export function openPostgres(url: string, limits: Limits, role: Role = 'primary'): Database {
  const pool = new ServerPool(url, limits, role)
  const dialect = new ServerDialect(new ServerDriver(pool, limits))
  return notePool(new Kysely<Tables>({ dialect }), pool.pool)
}

import { Kysely } from 'kysely'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import { ServerPool } from './server-pool.server.ts'
import type { Database, Tables } from './tables.ts'

/**
 * Opens connections to the server of a URL that takes writes; each is made when it is first needed. Where the URL names several servers, that
 * one is found, and found again after a fail-over.
 */
export function openPostgres(url: string, limits: Limits): Database {
  const pool = new ServerPool(url, limits)
  const dialect = new ServerDialect(new ServerDriver(pool, limits))
  return notePool(new Kysely<Tables>({ dialect }), pool.pool)
}

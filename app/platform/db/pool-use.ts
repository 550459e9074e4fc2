import type { Pool } from 'pg'
import type { Database } from './tables.ts'

/** Connections of a pool: those in use, those that wait to be used, and requests that wait for one. */
type PoolUse = { lent: number; idle: number; waiting: number }

const pools = new WeakMap<Database, Pool>()

/** Notes which pool stands behind a database. */
export function notePool(database: Database, pool: Pool): Database {
  pools.set(database, pool)
  return database
}

/** How the pool of a database is used now; undefined of one that has none. */
export function readPoolUse(database: Database): PoolUse | undefined {
  const pool = pools.get(database)
  if (!pool) return undefined
  const { totalCount, idleCount, waitingCount } = pool
  return { lent: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

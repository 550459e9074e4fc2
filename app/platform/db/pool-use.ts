import type { Pool } from 'pg'
import type { Database } from './tables.ts'

/** Connections of a pool: in use, idle, and the number of requests that wait for one. */
type PoolUse = { lent: number; idle: number; waiting: number }

const pools = new WeakMap<Database, Pool>()

/** Associates a database with its pool. */
export function registerPool(database: Database, pool: Pool): Database {
  pools.set(database, pool)
  return database
}

/** The current use of the pool of a database; undefined for one without a pool. */
export function readPoolUsage(database: Database): PoolUse | undefined {
  const pool = pools.get(database)
  if (!pool) return undefined
  const { totalCount, idleCount, waitingCount } = pool
  return { lent: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

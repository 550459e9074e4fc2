import {
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  sql,
} from 'kysely'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import type { Role } from './server-connection.server.ts'
import { ServerPool } from './server-pool.server.ts'
import type { Database, Tables } from './tables.ts'

const MIGRATION_LOCK = 7_214_053

// PostgreSQL refuses text with a NUL, SQLite takes it. An address such as /topic/a%00b must be "not found" on both.
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter)
  }
}

// The lock ends with the transaction, also behind a pooler that hands each transaction to another connection.
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}

class ServerDialect extends PostgresDialect {
  readonly #pool: ServerPool
  readonly #limits: Limits

  constructor(pool: ServerPool, limits: Limits) {
    super({ pool: pool.pool })
    this.#pool = pool
    this.#limits = limits
  }

  override createDriver(): Driver {
    return new ServerDriver(this.#pool, this.#limits)
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler()
  }

  override createAdapter(): DialectAdapter {
    return new Adapter()
  }
}

/**
 * Opens connections to the server of a URL that takes writes, or to one that follows it; each is made when it is first needed. Where the URL
 * names several servers, the one that has the role is found, and found again when that has moved.
 */
export function openPostgres(url: string, limits: Limits, role: Role = 'primary'): Database {
  const pool = new ServerPool(url, limits, role)
  return notePool(new Kysely<Tables>({ dialect: new ServerDialect(pool, limits) }), pool.pool)
}

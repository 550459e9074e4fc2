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
import pg from 'pg'
import type { Limits } from './limits.ts'
import { notePool } from './pool-use.ts'
import { ServerDriver } from './postgres-driver.server.ts'
import type { Database, Tables } from './tables.ts'

const MAX_CONNECTIONS = 10
const INT8 = 20
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
  readonly #pool: pg.Pool
  readonly #limits: Limits

  constructor(pool: pg.Pool, limits: Limits) {
    super({ pool })
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

/** Opens a pool of connections to a PostgreSQL server; each is made when it is first needed. */
export function openPostgres(url: string, limits: Limits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: limits.connect,
    application_name: 'engrana',
    types: { getTypeParser },
  })
  // The pool drops a connection that broke while idle, and the next query opens another. One that breaks while it is
  // lent fails the statement that comes next. Without a listener either event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return notePool(new Kysely<Tables>({ dialect: new ServerDialect(pool, limits) }), pool)
}

/** count() is int8 and would come as text; no count here reaches 2^53. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

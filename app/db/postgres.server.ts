import {
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './tables.ts'

const MAX_CONNECTIONS = 10
const CONNECTION_TIMEOUT_MS = 10_000
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
  override createQueryCompiler(): QueryCompiler {
    return new Compiler()
  }

  override createAdapter(): DialectAdapter {
    return new Adapter()
  }
}

/** Opens a pool of connections to a PostgreSQL server; each is made when it is first needed. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'engrana',
    types: { getTypeParser },
  })
  // The pool drops a connection that broke while idle, and the next query opens another; without a listener the
  // event would end the process.
  pool.on('error', () => {})
  return new Kysely<Tables>({ dialect: new ServerDialect({ pool }) })
}

// count() is int8 and would come as text; no count here reaches 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  sql,
} from 'kysely'

const MIGRATION_LOCK = 7_214_053

// PostgreSQL rejects text with a NUL, SQLite accepts it. An address such as /topic/a%00b must be "not found"
// on both.
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter)
  }
}

// A transaction-level lock also works behind a pooler that assigns a connection per transaction.
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** The PostgreSQL dialect of Kysely with this site's compiler, migration lock and driver. */
export class ServerDialect implements Dialect {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  createDriver(): Driver {
    return this.#driver
  }

  createQueryCompiler(): QueryCompiler {
    return new Compiler()
  }

  createAdapter(): DialectAdapter {
    return new Adapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }
}

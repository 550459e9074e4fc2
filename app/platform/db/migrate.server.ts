import { sql } from 'kysely'
import { OperatorError } from '../config/operator-error.ts'
import { migrations as allMigrations, type Migration } from './migrations/all-migrations.ts'
import type { Database } from './tables.ts'

/**
 * The database has migrations of a later version of the program. The message is for the operator, in Spanish.
 */
export class DatabaseTooNewError extends OperatorError {
  constructor(unknown: readonly string[]) {
    super(
      `La base de datos es más nueva que este programa: tiene cambios que no conoce (${unknown.join(', ')}). ` +
        'Actualiza Engrana a la última versión o recupera una copia de seguridad anterior.',
    )
  }
}

/**
 * Applies the pending migrations in one transaction: a process killed at any point leaves the old or the new
 * schema. When several instances call it at once, one migrates and the others wait. Throws {@link
 * DatabaseTooNewError}.
 */
export async function migrateToLatest(
  db: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { adapter } = transaction.getExecutor()
    // Does nothing on SQLite, where the transaction begins with the write lock (see sqlite.server.ts).
    await adapter.acquireMigrationLock(transaction, { lockTable: '', lockRowId: '' })
    await applyPending(transaction, migrations)
  })
}

/** {@link migrateToLatest} within an open transaction, whose caller has acquired the migration lock. */
export async function applyPending(db: Database, migrations: readonly Migration[]): Promise<void> {
  await sql`create table if not exists schema_migrations (name text primary key, "appliedAt" text not null)`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new DatabaseTooNewError(unknown)

  for (const { name, up } of migrations) {
    if (applied.has(name)) continue
    await up(db)
    const appliedAt = new Date().toISOString()
    await sql`insert into schema_migrations (name, "appliedAt") values (${name}, ${appliedAt})`.execute(db)
  }
}

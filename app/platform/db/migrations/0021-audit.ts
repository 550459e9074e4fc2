import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the audit log of admins and the operator. The log keeps only the id of a deleted account. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('accountId', text)
    .addColumn('operator', text)
    .addColumn('tipo', text)
    .addColumn('documentId', text)
    .execute()
  await db.schema.createIndex('audit_entries_by_time').on('audit_entries').columns(['at', 'id']).execute()
  await db.schema
    .createIndex('audit_entries_by_account')
    .on('audit_entries')
    .columns(['accountId', 'at', 'id'])
    .execute()
}

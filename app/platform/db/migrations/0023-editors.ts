import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates the role of editors, and invitations to become admin or editor. As with `admins`, there is no
 * foreign key to accounts: the auth library creates its tables later.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('editors')
    .addColumn('userId', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('invitations')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('digest', text, (column) => column.notNull().unique())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('forWhom', text, (column) => column.notNull())
    .addColumn('createdBy', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invitations_by_end').on('invitations').column('expiresAt').execute()
}

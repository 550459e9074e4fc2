import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates second factors and sign-ins that wait for a code. The auth library creates its tables of accounts
 * later, so there is no foreign key: code that deletes an account must delete these rows.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('second_factors')
    .addColumn('userId', text, (column) => column.primaryKey().notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('startedAt', text, (column) => column.notNull())
    .addColumn('confirmedAt', text)
    .addColumn('lastStep', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('digest', text, (column) => column.primaryKey().notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('usedAt', text)
    .execute()
  await db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('userId').execute()
  await db.schema
    .createTable('second_steps')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('expiresAt', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('second_steps_by_user').on('second_steps').column('userId').execute()
  await db.schema.createIndex('second_steps_by_end').on('second_steps').column('expiresAt').execute()
}

import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates the attempts of people. The auth library creates its tables of accounts later, so there is no
 * foreign key: code that deletes an account must delete its attempts.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('attempts')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('userId', text, (column) => column.notNull())
    .addColumn('arrival', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('exercise', text, (column) => column.notNull())
    .addColumn('seed', text, (column) => column.notNull())
    .addColumn('verdict', text, (column) => column.notNull())
    .addColumn('hints', 'integer', (column) => column.notNull())
    .addColumn('isSolutionSeen', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('attempts_by_arrival')
    .unique()
    .on('attempts')
    .columns(['userId', 'arrival'])
    .execute()
  await db.schema
    .createTable('attempt_logs')
    .addColumn('userId', text, (column) => column.primaryKey().notNull())
    .addColumn('arrived', 'integer', (column) => column.notNull())
    .addColumn('erasedAt', text, (column) => column.notNull())
    .execute()
}

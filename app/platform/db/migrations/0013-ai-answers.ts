import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the answers about documents that a model or an admin wrote. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('ai_answers')
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('documentId', text, (column) => column.notNull())
    .addColumn('documentCreatedAt', text, (column) => column.notNull())
    .addColumn('basis', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .addColumn('model', text)
    .addColumn('pinned', 'integer', (column) => column.notNull())
    .addColumn('editedBy', text)
    .addColumn('editedAt', text)
    .addColumn('updatedAt', text, (column) => column.notNull())
    // Resolves the race of two instances that generate an answer at the same time.
    .addPrimaryKeyConstraint('ai_answers_pkey', ['tipo', 'documentId'])
    .execute()
  await db.schema
    .createIndex('ai_answers_newest')
    .on('ai_answers')
    .columns(['updatedAt', 'tipo', 'documentId'])
    .execute()
}

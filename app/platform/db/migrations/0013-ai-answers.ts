import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** What a model, or an admin, has said about a document. */
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
    // It decides between two instances that asked at the same moment.
    .addPrimaryKeyConstraint('ai_answers_pkey', ['tipo', 'documentId'])
    .execute()
  await db.schema
    .createIndex('ai_answers_newest')
    .on('ai_answers')
    .columns(['updatedAt', 'tipo', 'documentId'])
    .execute()
}

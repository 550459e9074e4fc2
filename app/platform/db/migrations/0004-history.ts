import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates versions of documents, the bin, and redirects of former slugs. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: ColumnDataType | Expression<string> = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('document_versions')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('documentId', text, (column) => column.notNull())
    .addColumn('savedAt', text, (column) => column.notNull())
    .addColumn('savedBy', text)
    .addColumn('formId', text)
    .addColumn('snapshot', text, (column) => column.notNull())
    .addUniqueConstraint('document_versions_order', ['tipo', 'documentId', 'savedAt'])
    .execute()
  await db.schema
    .createTable('deleted_documents')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('documentId', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('deletedAt', text, (column) => column.notNull())
    .addColumn('deletedBy', text)
    .addColumn('snapshot', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('deleted_documents_by_deletedAt_id')
    .on('deleted_documents')
    .columns(['deletedAt', 'id'])
    .execute()
  await db.schema
    .createTable('slug_redirects')
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('slug', text, (column) => column.notNull())
    .addColumn('documentId', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_redirects_key', ['tipo', 'slug'])
    .execute()
}

import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates the links in texts of documents, by target address (`at` and `name`), whether or not the target
 * exists.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('document_links')
    .addColumn('fromTipo', text, (column) => column.notNull())
    .addColumn('fromId', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_links_key', ['fromTipo', 'fromId', 'at', 'name'])
    .execute()
  await db.schema
    .createIndex('document_links_by_place')
    .on('document_links')
    .columns(['at', 'name', 'fromTipo', 'fromId'])
    .execute()
  // A link may use a former slug of its target.
  await db.schema
    .createIndex('slug_redirects_by_document')
    .on('slug_redirects')
    .columns(['tipo', 'documentId'])
    .execute()
}

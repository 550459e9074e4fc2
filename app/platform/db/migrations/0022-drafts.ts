import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Creates the drafts in a table of their own: the tables of the nouns contain only what visitors may read.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .createTable('document_drafts')
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('slug', text)
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('baseUpdatedAt', text)
    .addColumn('documentCreatedAt', text)
    .addColumn('publishAt', text)
    .addColumn('problem', text)
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addColumn('savedBy', text)
    .addColumn('formId', text)
    .addColumn('previewDigest', text)
    .addColumn('previewEndsAt', text)
    .addPrimaryKeyConstraint('document_drafts_key', ['tipo', 'id'])
    .execute()
  await index(db, 'document_drafts_by_change', ['updatedAt', 'tipo', 'id'])
  await index(db, 'document_drafts_by_slug', ['tipo', 'slug'])
  await index(db, 'document_drafts_by_publication', ['publishAt'])
  await index(db, 'document_drafts_by_preview', ['previewDigest'])
  for (const table of ['document_versions', 'deleted_documents']) {
    await db.schema
      .alterTable(table)
      .addColumn('isDraft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
}

async function index(db: SchemaDatabase, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on('document_drafts').columns(columns).execute()
}

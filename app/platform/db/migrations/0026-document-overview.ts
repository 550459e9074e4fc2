import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Creates the overview of all documents, their search terms, and their problems that need attention. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  let overview = db.schema.createTable('document_overview').addColumn('key', text, (c) => c.primaryKey())
  for (const name of texts) overview = overview.addColumn(name, text, (column) => column.notNull())
  await overview.addColumn('changedBy', 'text').execute()
  for (const columns of orders) {
    await db.schema
      .createIndex(`document_overview_by_${columns.map((name) => name.toLowerCase()).join('_')}`)
      .on('document_overview')
      .columns([...columns, 'key'])
      .execute()
  }
  await db.schema
    .createTable('document_terms')
    .addColumn('term', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_terms_key', ['term', 'key'])
    .execute()
  await db.schema.createIndex('document_terms_by_key').on('document_terms').column('key').execute()
  await db.schema
    .createTable('document_attention')
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_attention_key', ['key', 'at'])
    .execute()
  await db.schema
    .createIndex('document_attention_by_reason')
    .on('document_attention')
    .columns(['reason', 'key', 'at'])
    .execute()
}

const texts = [
  'tipo',
  'id',
  'title',
  'sortTitle',
  'block',
  'courses',
  'state',
  'visibleFrom',
  'publishAt',
  'storedAt',
  'changedAt',
  'checkedAt',
] as const

const orders = [
  ['changedAt'],
  ['sortTitle'],
  ['tipo', 'changedAt'],
  ['tipo', 'sortTitle'],
  ['block', 'changedAt'],
  ['state', 'changedAt'],
  ['changedBy', 'changedAt'],
  ['visibleFrom'],
  ['checkedAt'],
] as const

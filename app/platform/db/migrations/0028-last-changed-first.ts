import type { SchemaDatabase } from './schema-database.ts'

/**
 * Adds an index that finds the most recently changed of the documents whose check is due, however many there
 * are.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  await db.schema.dropIndex('document_overview_by_checkedat').execute()
  await db.schema
    .createIndex('document_overview_by_checkedat_changedat')
    .on('document_overview')
    .columns(['checkedAt', 'changedAt', 'key'])
    .execute()
}

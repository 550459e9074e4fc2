import type { SchemaDatabase } from './schema-database.ts'

/** Of the documents that wait to be looked through, the one that was changed last is found at once, however many wait. */
export async function up(db: SchemaDatabase): Promise<void> {
  await db.schema.dropIndex('document_overview_by_checkedat').execute()
  await db.schema
    .createIndex('document_overview_by_checkedat_changedat')
    .on('document_overview')
    .columns(['checkedAt', 'changedAt', 'key'])
    .execute()
}

import type { SchemaDatabase } from './schema-database.ts'

/** Index for saving a new document, which checks whether its form was already saved. */
export async function up(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createIndex('document_versions_by_formId')
    .on('document_versions')
    .columns(['formId'])
    .execute()
}

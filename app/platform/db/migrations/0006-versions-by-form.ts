import type { SchemaDatabase } from './schema-database.ts'

/** Each save of a new document asks whether its form has saved one already. */
export async function up(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createIndex('document_versions_by_formId')
    .on('document_versions')
    .columns(['formId'])
    .execute()
}

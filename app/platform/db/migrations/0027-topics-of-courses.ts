import { type SqlBool, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/**
 * Adds partial indexes of topics per course, so that a list of one course does not read the topics of other
 * courses in the same block.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  for (const course of ['1', '2', '3', '4'])
    await db.schema
      .createIndex(`topics_of_course_${course}`)
      .on('topics')
      .columns(['categoryId', 'createdAt', 'id'])
      .where(sql<SqlBool>`courses like ${sql.lit(`%${course}%`)}`)
      .execute()
}

import { type SqlBool, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

/** Topics that name a course: a list of one course finds them without reading all of a block that is taught in others. */
export async function up(db: SchemaDatabase): Promise<void> {
  for (const course of ['1', '2', '3', '4'])
    await db.schema
      .createIndex(`topics_of_course_${course}`)
      .on('topics')
      .columns(['categoryId', 'createdAt', 'id'])
      .where(sql<SqlBool>`courses like ${sql.lit(`%${course}%`)}`)
      .execute()
}

import { type ColumnDataType, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type TextType = ColumnDataType | Expression<string>

/**
 * Creates the criteria of the curriculum, and adds courses and criteria to topics, challenges and problems.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: TextType = isPostgres ? sql<string>`text collate "C"` : 'text'
  await createCriteria(db, text)
  await sql`insert into content_versions (noun, version) values ('criteria', 0)`.execute(db)
  await (isPostgres ? createNotifyingTrigger(db) : createTriggers(db))
  await addList(db, 'syllabus', 'courses', text)
  await db.schema.alterTable('syllabus').addColumn('letter', text).execute()
  for (const table of ['topics', 'challenges', 'problems']) {
    await addList(db, table, 'courses', text)
    await addList(db, table, 'criteria', text)
  }
  await addBlockOfChallenges(db, text)
  await describeBlocksOfTheCourse(db)
}

async function createCriteria(db: SchemaDatabase, text: TextType): Promise<void> {
  await db.schema
    .createTable('criteria')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('code', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('criteria_by_position_id').on('criteria').columns(['position', 'id']).execute()
}

// The default is empty, so that existing rows, also in the bin and the history, state no courses or criteria.
async function addList(db: SchemaDatabase, table: string, name: string, text: TextType): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, text, (column) => column.notNull().defaultTo(''))
    .execute()
}

async function addBlockOfChallenges(db: SchemaDatabase, text: TextType): Promise<void> {
  await db.schema
    .alterTable('challenges')
    .addColumn('categoryId', text, (column) => column.references('syllabus.id').onDelete('restrict'))
    .execute()
  await db.schema
    .createIndex('challenges_by_categoryId_startsOn_id')
    .on('challenges')
    .columns(['categoryId', 'startsOn', 'id'])
    .execute()
}

const [toThird, fourth] = ['1\n2\n3', '4']
const blocks: readonly (readonly [id: string, letter: string, courses: string])[] = [
  ['td-proceso', 'A', toThird],
  ['td-comunicacion', 'B', toThird],
  ['td-programacion', 'C', toThird],
  ['td-digitalizacion', 'D', toThird],
  ['td-sostenible', 'E', toThird],
  ['t4-proceso', 'A', fourth],
  ['t4-operadores', 'B', fourth],
  ['t4-automatizacion', 'C', fourth],
  ['t4-sostenible', 'D', fourth],
]

// Sites created with the sample course already have its blocks: this sets their letter and courses.
async function describeBlocksOfTheCourse(db: SchemaDatabase): Promise<void> {
  for (const [id, letter, courses] of blocks) {
    await sql`
      update syllabus set letter = ${letter}, courses = ${courses}
      where id = ${id} and id in (select id from demo_documents where tipo = 'categorias')`.execute(db)
  }
}

async function createTriggers(db: SchemaDatabase): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`criteria_${event}_version`)} after ${sql.raw(event)} on criteria
      begin update content_versions set version = version + 1 where noun = 'criteria'; end`.execute(db)
  }
}

async function createNotifyingTrigger(db: SchemaDatabase): Promise<void> {
  await sql`
    create trigger criteria_version after insert or update or delete on criteria
    for each statement execute function raise_content_version()`.execute(db)
}

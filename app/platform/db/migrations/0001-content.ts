import { type ColumnDataType, type CreateTableBuilder, type Expression, PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type TextType = ColumnDataType | Expression<string>

/**
 * Creates categories, topics, posts, tools, challenges, problems, settings and the record of the sample
 * course.
 */
export async function up(db: SchemaDatabase): Promise<void> {
  // Byte order, as in SQLite: sort orders and cursors are the same on both, and a libc update cannot corrupt
  // an index.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text: TextType = isPostgres ? sql<string>`text collate "C"` : 'text'
  await createSyllabus(db, text)
  await createTopics(db, text)
  await createBlogPosts(db, text)
  await createTools(db, text)
  await createChallenges(db, text)
  await createProblems(db, text)
  await createSettings(db, text)
}

function createDocumentTable<Name extends string>(
  db: SchemaDatabase,
  name: Name,
  text: TextType,
): CreateTableBuilder<Name, string> {
  return db.schema
    .createTable(name)
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
}

async function createIndex(db: SchemaDatabase, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

async function createSyllabus(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'syllabus', text)
    .addColumn('name', text, (column) => column.notNull().unique())
    .addColumn('color', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
  await createIndex(db, 'syllabus', ['position', 'id'])
}

async function createTopics(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'topics', text)
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('imageUrl', text)
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('categoryId', text, (column) =>
      column.notNull().references('syllabus.id').onDelete('restrict'),
    )
    .addColumn('color', text)
    .execute()
  await createIndex(db, 'topics', ['categoryId', 'createdAt', 'id'])
  await createIndex(db, 'topics', ['updatedAt', 'id'])
}

async function createBlogPosts(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'blog_posts', text)
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('summary', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('date', text, (column) => column.notNull())
    .addColumn('imageUrl', text)
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .execute()
  await createIndex(db, 'blog_posts', ['published', 'date', 'id'])
  await createIndex(db, 'blog_posts', ['date', 'id'])
}

async function createTools(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'tools', text)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('sortName', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('category', text)
    .addColumn('url', text, (column) => column.notNull())
    .addColumn('imageUrl', text)
    .execute()
  await createIndex(db, 'tools', ['sortName', 'id'])
}

async function createChallenges(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'challenges', text)
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('imageUrl', text)
    .addColumn('startsOn', text, (column) => column.notNull())
    .execute()
  await createIndex(db, 'challenges', ['startsOn', 'id'])
}

async function createProblems(db: SchemaDatabase, text: TextType): Promise<void> {
  await createDocumentTable(db, 'problems', text)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('category', text, (column) => column.notNull())
    .addColumn('difficulty', text, (column) => column.notNull())
    .addColumn('description', text, (column) => column.notNull())
    .addColumn('imageUrl', text)
    .addColumn('solution', text, (column) => column.notNull())
    .addColumn('result', text, (column) => column.notNull())
    .execute()
  await createIndex(db, 'problems', ['createdAt', 'id'])
  await createIndex(db, 'problems', ['category', 'createdAt', 'id'])
}

async function createSettings(db: SchemaDatabase, text: TextType): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('value', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('demo_documents')
    .addColumn('tipo', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('updatedAt', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_documents_key', ['tipo', 'id'])
    .execute()
}

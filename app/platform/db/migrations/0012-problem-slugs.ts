import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type Problem = { id: string; title: string; createdAt: string }

/** Gives each problem a slug, made from its title or else from its id, since problems now have pages. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .alterTable('problems')
    // A row from an earlier version has no slug; code that writes it sets one.
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .execute()
  const taken = new Set(['', 'nuevo'])
  for await (const problems of readProblems(db)) {
    const slugs = problems.map((problem) => sql`(${problem.id}, ${freeSlug(problem, taken)})`)
    await sql`
      update problems set slug = given.column2 from (values ${sql.join(slugs)}) as given
      where problems.id = given.column1`.execute(db)
  }
  await db.schema.createIndex('problems_by_slug').unique().on('problems').column('slug').execute()
}

// Limit of parameters per statement.
const problemsPerStatement = 400

/** All problems, oldest first: of two with the same title, the older one gets the slug without a number. */
async function* readProblems(db: SchemaDatabase): AsyncGenerator<Problem[]> {
  let after = sql`('', '')`
  while (true) {
    const { rows } = await sql<Problem>`
      select id, cast(title as text) as title, "createdAt" from problems where ("createdAt", id) > ${after}
      order by "createdAt", id limit ${problemsPerStatement}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < problemsPerStatement) return
    after = sql`(${last.createdAt}, ${last.id})`
  }
}

function freeSlug({ id, title }: Problem, taken: Set<string>): string {
  const base = slugOf(title) || slugOf(id) || 'problema'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}

// A copy of the slug rule as it was when this migration was written.
function slugOf(title: string): string {
  return title
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s./\\\u2044\u2010-\u2015]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, 76)
    .replace(/^-|-$/g, '')
}

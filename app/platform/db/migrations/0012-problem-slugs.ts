import { PostgresAdapter, sql } from 'kysely'
import type { SchemaDatabase } from './schema-database.ts'

type Problem = { id: string; title: string; createdAt: string }

/** Problems get pages of their own: each a slug made of its title, else of its id. */
export async function up(db: SchemaDatabase): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = isPostgres ? sql<string>`text collate "C"` : 'text'
  await db.schema
    .alterTable('problems')
    // A row of an earlier version comes without a slug; who writes it gives it one.
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

// A statement has room for so many.
const problemsPerStatement = 400

/** All problems, the oldest first: of two with one title, the older gets the slug. */
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

// As the site made slugs on the day of this step.
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

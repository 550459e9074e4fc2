import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../../app/platform/db/tables.ts'

/** The query plan of SQLite for each statement of a read, as one list of steps per statement. */
export async function explainStatements(
  db: Database,
  read: (db: Database) => Promise<unknown>,
): Promise<string[][]> {
  const plans = (await recordStatements(db, read)).map(async ({ sql, parameters }) => {
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    return rows.map((row) => row.detail)
  })
  return Promise.all(plans)
}

/** The SQL and parameters of each statement of a read. */
export async function recordStatements(
  db: Database,
  read: (db: Database) => Promise<unknown>,
): Promise<Pick<CompiledQuery, 'sql' | 'parameters'>[]> {
  const built = new Map<unknown, RootOperationNode>()
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    // Kysely calls this also for parts of a statement.
    transformQuery({ node, queryId }) {
      built.set(queryId, node)
      return node
    },
    // Kysely calls this for whole statements only.
    async transformResult({ result, queryId }) {
      const node = built.get(queryId)
      if (node) nodes.push(node)
      return result
    },
  }
  await read(db.withPlugin(recorder))
  return nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: 'plan' }))
}

/** Steps whose cost grows with the number of documents: a full table or index scan, or a temporary sort. */
export function findCostlySteps(plans: readonly string[][]): string[] {
  // A scan along an index stops at the limit of the list; a scan of a covering index reads all of it.
  const wholeTable = /^SCAN (syllabus|topics|blog_posts|tools|challenges|problems)( USING COVERING|$)/
  return plans.flat().filter((step) => wholeTable.test(step) || step.includes('TEMP B-TREE'))
}

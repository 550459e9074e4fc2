import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../../app/platform/db/tables.ts'

/** The steps that SQLite takes for each statement of a read. */
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

/** Each statement of a read, as it was sent. */
export async function recordStatements(
  db: Database,
  read: (db: Database) => Promise<unknown>,
): Promise<Pick<CompiledQuery, 'sql' | 'parameters'>[]> {
  const built = new Map<unknown, RootOperationNode>()
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    // Called for parts of a statement too.
    transformQuery({ node, queryId }) {
      built.set(queryId, node)
      return node
    },
    // Called for whole statements only.
    async transformResult({ result, queryId }) {
      const node = built.get(queryId)
      if (node) nodes.push(node)
      return result
    },
  }
  await read(db.withPlugin(recorder))
  return nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: 'plan' }))
}

/** The steps that cost more the more documents there are: a table or an index read whole, rows sorted by hand. */
export function findCostlySteps(plans: readonly string[][]): string[] {
  // A scan along an index is a list in its order, which its limit ends; a covering one reads the whole index.
  const wholeTable = /^SCAN (syllabus|topics|blog_posts|tools|challenges|problems)( USING COVERING|$)/
  return plans.flat().filter((step) => wholeTable.test(step) || step.includes('TEMP B-TREE'))
}

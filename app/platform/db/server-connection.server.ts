import type pg from 'pg'

/** Of servers that hold the same data: the one that takes writes, or one that follows it. */
export type Role = 'primary' | 'standby'

type Asker = Pick<pg.ClientBase, 'query'>

/** Asks which role a server has; {@link readRole} reads the answer. */
export const roleQuestion = 'select pg_backend_pid() as pid, pg_is_in_recovery() as standby'

/** The role of the server that answered {@link roleQuestion}. */
export function readRole(answer: pg.QueryResult | undefined): Role {
  return answer?.rows[0]?.standby === true ? 'standby' : 'primary'
}

/** Asks one connection, and no longer than `limit` milliseconds. */
export function askConnection(client: Asker, limit: number, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const limited: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: limit }
  return client.query(limited)
}

/**
 * What stands at the other end of a new connection. The server names its process in the greeting; a pooler makes that up, since the process
 * is another one in each transaction.
 */
export async function describeConnection(
  client: Asker,
  limit: number,
): Promise<{ isPooled: boolean; role: Role }> {
  const answer = await askConnection(client, limit, { text: roleQuestion })
  const greeted = 'processID' in client ? client.processID : undefined
  return { isPooled: answer.rows[0]?.pid !== greeted, role: readRole(answer) }
}

/**
 * Whether a server says that it has waited long enough for its standby to have a commit. It calls that done, with a warning; a server that is
 * promoted instead of it does not know of it. The warning has no code of its own, and its words are in the server's language.
 */
export function isUnconfirmed(notice: object): boolean {
  return 'routine' in notice && notice.routine === 'SyncRepWaitForLSN'
}

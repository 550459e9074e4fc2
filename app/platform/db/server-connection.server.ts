import pg from 'pg'

/** The role of a replicated server: the primary accepts writes, a standby follows it. */
export type Role = 'primary' | 'standby'

type Asker = Pick<pg.ClientBase, 'query'>

/** A query for the role of a server; {@link readRole} reads its result. */
export const roleQuestion = 'select pg_backend_pid() as pid, pg_is_in_recovery() as standby'

/** The role in a result of {@link roleQuestion}. */
export function readRole(answer: pg.QueryResult | undefined): Role {
  return answer?.rows[0]?.standby === true ? 'standby' : 'primary'
}

/** Runs a query on a connection with a timeout of `limit` milliseconds. */
export function queryConnection(
  client: Asker,
  limit: number,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const limited: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: limit }
  return client.query(limited)
}

/**
 * Detects the role of a server and whether a pooler is in between. A server sends its process id when
 * connecting; a pooler invents one, since each of its transactions may run in another process.
 */
export async function describeConnection(
  client: Asker,
  limit: number,
): Promise<{ isPooled: boolean; role: Role }> {
  const answer = await queryConnection(client, limit, { text: roleQuestion })
  const greeted = 'processID' in client ? client.processID : undefined
  return { isPooled: answer.rows[0]?.pid !== greeted, role: readRole(answer) }
}

/**
 * Whether a notice reports that the server stopped waiting for its standby to confirm a commit. The server
 * then reports success with only a warning, but the commit is lost if the standby is promoted. The warning
 * has no code of its own, and its text is in the server's language.
 */
export function isUnconfirmed(notice: object): boolean {
  return 'routine' in notice && notice.routine === 'SyncRepWaitForLSN'
}

const INT8 = 20

/**
 * PostgreSQL returns count() as int8, which the driver would give as a string; no count here reaches 2^53.
 */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format)

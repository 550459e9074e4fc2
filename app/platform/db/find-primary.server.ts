import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import { explain } from './postgres-errors.server.ts'
import { listServers } from './server-addresses.ts'
import { describeConnection } from './server-connection.server.ts'

/** Milliseconds after which a server that does not respond is skipped. */
const timeoutMs = 3000

/**
 * Returns the URL of the server that accepts writes, of those in a URL that lists several. Rejects with
 * `DatabaseUnavailableError` where none does.
 */
export async function findPrimary(url: string): Promise<string> {
  const servers = listServers(url)
  if (servers.length === 1) return url
  let last: unknown = new DatabaseUnavailableError('none of the servers takes writes')
  for (const server of servers) {
    const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => {})
    try {
      await client.connect()
      if ((await describeConnection(client, timeoutMs)).role === 'primary') return server
    } catch (error) {
      last = error
    } finally {
      client.end().catch(() => {})
    }
  }
  throw explain(last)
}

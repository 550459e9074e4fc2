import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import type { ContentClock } from './content-clock.server.ts'
import { readContentVersions } from './content-versions.server.ts'
import { explain } from './postgres-errors.server.ts'
import { listServers } from './server-addresses.ts'
import { describeConnection } from './server-connection.server.ts'
import type { Database } from './tables.ts'

/** Milliseconds. A heartbeat query that is not answered reveals a dead connection. */
const reconnectAfter = 250
const askEvery = 400
const answerWithin = 2000
/** Milliseconds. On a network that drops packets, a new attempt succeeds sooner than TCP retransmits. */
const connectWithin = 1000
/** Milliseconds. On a connection without traffic for so long, notifications may have been lost. */
const silentAfter = 800

/**
 * Listens for the notifications that the triggers send at each commit
 * (https://www.postgresql.org/docs/18/sql-notify.html). While the connection is lost or silent, every reading
 * counts as a change. Versions are read on the same connection, so that they do not wait for the pool. `url`
 * must lead directly to the server: throws {@link PooledNoticesError} behind a pooler.
 */
export async function openNoticeClock(url: string, db: Database): Promise<ContentClock> {
  const clock = new NoticeClock(url, db)
  await clock.open()
  return clock
}

/** Notifications do not pass through a pooler. The message is for the operator, in Spanish. */
export class PooledNoticesError extends OperatorError {
  constructor() {
    super(
      'Los avisos de cambios necesitan una conexión directa con PostgreSQL, y aquí hay un pooler (PgBouncer u otro) por medio: ' +
        'pon en DATABASE_NOTICES_URL la dirección del servidor, sin pasar por él.',
    )
  }
}

class NoticeClock implements ContentClock {
  readonly #servers: readonly string[]
  readonly #db: Database
  readonly #heartbeat: NodeJS.Timeout
  readonly #closing = new AbortController()
  /** The listening connection. */
  #client: pg.Client | undefined
  #count = 0
  #heardAt = 0
  /** Serialises queries: the client runs only one at a time. */
  #asked: Promise<unknown> = Promise.resolve()

  constructor(url: string, db: Database) {
    this.#servers = listServers(url)
    this.#db = db
    this.#heartbeat = setInterval(() => void this.#ask('select 1').catch(() => {}), askEvery).unref()
  }

  /** Listens on the first server that is the primary: a standby does not allow LISTEN. */
  async open(): Promise<void> {
    let last: unknown
    for (const server of this.#servers) {
      try {
        return await this.#listen(server)
      } catch (error) {
        if (error instanceof PooledNoticesError) throw error
        last = error
      }
    }
    throw explain(last)
  }

  async #listen(server: string): Promise<void> {
    const client = new pg.Client({
      connectionString: server,
      application_name: 'engrana-clock',
      connectionTimeoutMillis: connectWithin,
      query_timeout: answerWithin,
    })
    client.on('notification', () => this.touch())
    client.on('error', () => {})
    try {
      await client.connect()
      // A pooler would accept LISTEN on an arbitrary server connection, and no notification would arrive.
      if ((await describeConnection(client, answerWithin)).isPooled) throw new PooledNoticesError()
      await client.query('listen content_versions')
    } catch (error) {
      drop(client)
      throw error
    }
    if (this.#closing.signal.aborted) return drop(client)
    client.on('end', () => this.#lose(client))
    this.#client = client
    this.#heardAt = performance.now()
    this.touch()
  }

  read(): number {
    return this.#isHeard() ? this.#count : Number.NaN
  }

  touch(): void {
    this.#count++
  }

  async readVersions(): Promise<Map<string, number>> {
    const isHeard = this.#isHeard()
    const rows = isHeard ? await this.#ask('select noun, version from content_versions').catch(() => []) : []
    if (rows.length === 0) return readContentVersions(this.#db)
    return new Map(rows.map(({ noun, version }) => [noun, version]))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#heartbeat)
    const client = this.#client
    this.#client = undefined
    if (client) drop(client)
  }

  async #ask(text: string): Promise<{ noun: string; version: number }[]> {
    const client = this.#client
    if (!client) return []
    const answer = this.#asked.then(() => client.query<{ noun: string; version: number }>(text))
    this.#asked = answer.catch(() => this.#lose(client))
    const { rows } = await answer
    this.#heardAt = performance.now()
    return rows
  }

  #isHeard(): boolean {
    return this.#client !== undefined && performance.now() - this.#heardAt < silentAfter
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    drop(client)
    void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing
    while (!this.#client && !signal.aborted) {
      await pause(reconnectAfter, undefined, { ref: false })
      if (signal.aborted) return
      // A failed attempt closes its own client; this loop retries.
      await this.open().catch(() => {})
    }
  }
}

/** Closes a connection without waiting for the server, which may not respond. */
function drop(client: pg.Client): void {
  client.end().catch(() => {})
}

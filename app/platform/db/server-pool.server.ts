import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Limits } from './limits.ts'
import { explain, isServerFull } from './postgres-errors.server.ts'
import { listServers } from './server-addresses.ts'
import {
  describeConnection,
  getTypeParser,
  isUnconfirmed,
  queryConnection,
} from './server-connection.server.ts'
import { timeoutFor } from './timeouts.server.ts'

const maxConnections = 10
/**
 * Milliseconds between attempts to get a connection, and during which the pool stays small after the server
 * had no more.
 */
const retryAfter = 50
const smallFor = 5000
/** Minimum milliseconds that a connected server has to report its role. */
const minMs = 250
/** Milliseconds after which the server ends an idle transaction, which would otherwise hold its locks. */
export const idleTransactionMs = 10_000

/**
 * A connection that is ready for use. `isPooled`: it leads to a pooler, so a setting must not outlive its
 * transaction.
 */
export type Leased = { client: pg.PoolClient; isPooled: boolean }

type Known = { round: number; isPooled: boolean }

/**
 * A pool of connections to the primary among the servers of a URL. When that server is lost, the new primary is looked up
 * and older connections are not reused.
 */
export class ServerPool {
  readonly pool: pg.Pool
  readonly #limits: Limits
  readonly #servers: readonly string[]
  /** Milliseconds per server, so that there is time to try the others when one does not respond. */
  readonly #timeoutMs: number
  readonly #known = new WeakMap<pg.PoolClient, Known>()
  readonly #unconfirmed = new WeakSet<pg.PoolClient>()
  #at = 0
  #round = 0

  constructor(url: string, limits: Limits) {
    this.#servers = listServers(url)
    this.#timeoutMs = Math.ceil(limits.connect / this.#servers.length)
    this.#limits = limits
    this.pool = new pg.Pool({
      connectionString: this.#servers[0],
      max: maxConnections,
      connectionTimeoutMillis: this.#timeoutMs,
      application_name: 'engrana',
      types: { getTypeParser },
    })
    // The pool replaces a connection that breaks while idle. One that breaks while checked out fails its next
    // statement. Without listeners, both error events would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => {
      client.on('error', () => {})
      client.on('notice', (notice) => {
        if (isUnconfirmed(notice)) this.#unconfirmed.add(client)
      })
    })
  }

  /**
   * Checks out a connection to the primary. If the server accepts no more connections, waits for one of the
   * existing ones.
   */
  async lease(): Promise<Leased> {
    const until = performance.now() + timeoutFor(this.#limits.connect)
    for (let failures = 0; ; ) {
      const tried = this.#at
      try {
        return await this.#take()
      } catch (error) {
        if (isServerFull(error) && performance.now() < until) {
          this.#shrink()
          await pause(retryAfter)
        } else {
          if (++failures >= this.#servers.length || isCrowded(error)) throw explain(error)
          this.#moveOn(tried)
        }
      }
    }
  }

  /** Whether the server stopped waiting for its standby to confirm a commit on this connection. */
  isUnconfirmed(client: pg.PoolClient): boolean {
    return this.#unconfirmed.has(client)
  }

  /** Marks all existing connections for a new check, after one was lost or its server was demoted. */
  suspect(): void {
    this.#round++
  }

  #moveOn(from: number): void {
    // Of many concurrent failures, only the first switches to another server.
    if (this.#at !== from) return
    this.#at = (from + 1) % this.#servers.length
    this.pool.options.connectionString = this.#servers[this.#at]
  }

  async #take(): Promise<Leased> {
    for (;;) {
      const round = this.#round
      const began = performance.now()
      const timeoutMs = timeoutFor(this.#timeoutMs)
      // pg reads this option at each call, and offers no other way to set it.
      this.pool.options.connectionTimeoutMillis = timeoutMs
      const client = await this.pool.connect()
      const known = this.#known.get(client)
      if (known?.round === this.#round) return { client, isPooled: known.isPooled }
      if (known) {
        client.release(true)
        continue
      }
      const isPooled = await this.#prepare(client, began + timeoutMs - performance.now())
      this.#known.set(client, { round, isPooled })
      return { client, isPooled }
    }
  }

  /** Checks the role of a new connection, and sets the limits unless it leads to a pooler. */
  async #prepare(client: pg.PoolClient, leftMs: number): Promise<boolean> {
    const { lock, statement } = this.#limits
    const limit = Math.max(minMs, leftMs)
    try {
      const { isPooled, role } = await describeConnection(client, limit)
      if (role !== 'primary') throw new DatabaseUnavailableError('the server is a standby')
      // Not as connection parameters: a pooler rejects those it does not know. Without keepalives, the server
      // would hold connections of a dead client machine for two hours.
      if (!isPooled)
        await queryConnection(client, limit, {
          text: `set lock_timeout = ${lock}; set statement_timeout = ${statement};
            set idle_in_transaction_session_timeout = ${idleTransactionMs};
            set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3`,
        })
      return isPooled
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  #shrink(): void {
    this.pool.options.max = Math.max(1, this.pool.totalCount)
    setTimeout(() => {
      this.pool.options.max = maxConnections
    }, smallFor).unref()
  }
}

/**
 * Whether no connection was returned in time, which is not the server's fault. pg has no error code for it.
 */
function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

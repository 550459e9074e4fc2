import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Limits } from './limits.ts'
import { patienceFor } from './patience.server.ts'
import { explain, isServerFull } from './postgres-errors.server.ts'
import { getTypeParser } from './postgres-types.ts'
import { listServers } from './server-addresses.ts'
import { askConnection, describeConnection, isUnconfirmed } from './server-connection.server.ts'

const mostConnections = 10
/** Between two tries for a connection, and how long the pool stays small when the server had no more. Milliseconds. */
const retryAfter = 50
const smallFor = 5000
/** A server that has let somebody in has so long at least to say what it is. Milliseconds. */
const leastMs = 250
/** A transaction of ours that says nothing for so long hangs, and holds its locks. Milliseconds. */
export const silentTransaction = 10_000

/** A connection that may be asked. `isPooled`: a pooler lends it for each transaction anew, so that no setting of it may outlive one. */
export type Leased = { client: pg.PoolClient; isPooled: boolean }

type Known = { round: number; isPooled: boolean }

/**
 * Connections to the primary among the servers of a URL. When it is lost the new primary is searched for, and connections to the
 * old one are not reused.
 */
export class ServerPool {
  readonly pool: pg.Pool
  readonly #limits: Limits
  readonly #servers: readonly string[]
  /** For each server: one that is silent leaves time to ask the others. Milliseconds. */
  readonly #patience: number
  readonly #known = new WeakMap<pg.PoolClient, Known>()
  readonly #unconfirmed = new WeakSet<pg.PoolClient>()
  #at = 0
  #round = 0

  constructor(url: string, limits: Limits) {
    this.#servers = listServers(url)
    this.#patience = Math.ceil(limits.connect / this.#servers.length)
    this.#limits = limits
    this.pool = new pg.Pool({
      connectionString: this.#servers[0],
      max: mostConnections,
      connectionTimeoutMillis: this.#patience,
      application_name: 'engrana',
      types: { getTypeParser },
    })
    // The pool drops a connection that broke while idle, and the next query opens another. One that breaks while it is
    // lent fails the statement that comes next. Without a listener either event would end the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => {
      client.on('error', () => {})
      client.on('notice', (notice) => {
        if (isUnconfirmed(notice)) this.#unconfirmed.add(client)
      })
    })
  }

  /** Returns a connection to the primary. When the server accepts no more connections, waits for one in use. */
  async lease(): Promise<Leased> {
    const until = performance.now() + patienceFor(this.#limits.connect)
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

  /** Whether the server gave up waiting until another one has what was written here. */
  isUnconfirmed(client: pg.PoolClient): boolean {
    return this.#unconfirmed.has(client)
  }

  /** A connection was lost or its server lost its role: those that are idle may be no better. */
  suspect(): void {
    this.#round++
  }

  #moveOn(from: number): void {
    // Of many who fail at once, the first looks for another.
    if (this.#at !== from) return
    this.#at = (from + 1) % this.#servers.length
    this.pool.options.connectionString = this.#servers[this.#at]
  }

  async #take(): Promise<Leased> {
    for (;;) {
      const round = this.#round
      const began = performance.now()
      const patience = patienceFor(this.#patience)
      // The library reads it at each call, and has no other way to be told.
      this.pool.options.connectionTimeoutMillis = patience
      const client = await this.pool.connect()
      const known = this.#known.get(client)
      if (known?.round === this.#round) return { client, isPooled: known.isPooled }
      if (known) {
        client.release(true)
        continue
      }
      const isPooled = await this.#prepare(client, began + patience - performance.now())
      this.#known.set(client, { round, isPooled })
      return { client, isPooled }
    }
  }

  /** Asks a new connection what it is, and sets the limits of one that is ours alone. */
  async #prepare(client: pg.PoolClient, leftMs: number): Promise<boolean> {
    const { lock, statement } = this.#limits
    const limit = Math.max(leastMs, leftMs)
    try {
      const { isPooled, role } = await describeConnection(client, limit)
      if (role !== 'primary') throw new DatabaseUnavailableError('the server is a standby')
      // Not as parameters of the connection: a pooler refuses those that it does not know. Of a machine that has gone without a word the
      // server keeps the connections for two hours otherwise.
      if (!isPooled)
        await askConnection(client, limit, {
          text: `set lock_timeout = ${lock}; set statement_timeout = ${statement};
            set idle_in_transaction_session_timeout = ${silentTransaction};
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
      this.pool.options.max = mostConnections
    }, smallFor).unref()
  }
}

/** Whether nobody gave a connection back in time; that is no fault of the server. The library has no code for it. */
function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

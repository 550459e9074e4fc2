import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import pg from 'pg'
import { timed } from '../timing/spans.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Limits } from './limits.ts'
import { explain, isServerFull } from './postgres-errors.server.ts'
import { Turns } from './turns.ts'

/** Between two tries for a connection, and how long the pool stays small when the server had no more. Milliseconds. */
const retryAfter = 50
const smallFor = 5000
/** The server ends a statement by itself a little earlier than we stop waiting, so that nothing of ours stays there. */
const margin = 500
/** A transaction of ours that says nothing for so long hangs, and holds its locks. Milliseconds. */
const silentTransaction = 10_000

/**
 * Asks a server through a pool. Half of the connections are for transactions at most: saves that wait for a lock leave
 * the others to readers. Whatever cannot be had in time rejects with `DatabaseUnavailableError`.
 */
export class ServerDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #limits: Limits
  readonly #size: number
  readonly #writers: Turns
  readonly #limited = new WeakSet<pg.PoolClient>()

  constructor(pool: pg.Pool, limits: Limits) {
    this.#pool = pool
    this.#limits = limits
    this.#size = pool.options.max
    this.#writers = new Turns(Math.ceil(this.#size / 2))
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ServerConnection> {
    return new ServerConnection(this, this.#limits)
  }

  async beginTransaction(connection: ServerConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: ServerConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: ServerConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: ServerConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }

  /** A client of the pool. Where the server has no place for another, waits for one of those there are. */
  async lease(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#limits.connect
    for (;;) {
      try {
        return await this.#setLimits(await this.#pool.connect())
      } catch (error) {
        if (!isServerFull(error) || performance.now() >= until) throw explain(error)
        this.#shrink()
        await pause(retryAfter)
      }
    }
  }

  async takeTurn(): Promise<void> {
    await this.#writers.take(this.#limits.write)
  }

  giveTurn(): void {
    this.#writers.give()
  }

  // Not as parameters of the connection: a pooler between refuses those that it does not know.
  async #setLimits(client: pg.PoolClient): Promise<pg.PoolClient> {
    if (this.#limited.has(client)) return client
    const { connect, lock, statement } = this.#limits
    try {
      await ask(client, connect, {
        text: `set lock_timeout = ${lock}; set statement_timeout = ${statement};
          set idle_in_transaction_session_timeout = ${silentTransaction}`,
      })
    } catch (error) {
      client.release(true)
      throw error
    }
    this.#limited.add(client)
    return client
  }

  #shrink(): void {
    this.#pool.options.max = Math.max(1, this.#pool.totalCount)
    setTimeout(() => {
      this.#pool.options.max = this.#size
    }, smallFor).unref()
  }
}

/** What Kysely holds while it asks: one statement, or all of a transaction. Its client is leased at the first statement. */
class ServerConnection implements DatabaseConnection {
  readonly #driver: ServerDriver
  readonly #limits: Limits
  #client: pg.PoolClient | undefined
  #hasTurn = false
  #isBroken = false

  constructor(driver: ServerDriver, limits: Limits) {
    this.#driver = driver
    this.#limits = limits
  }

  async begin(): Promise<void> {
    const began = performance.now()
    await this.#driver.takeTurn()
    this.#hasTurn = true
    const { write } = this.#limits
    const left = Math.max(margin, Math.round(write - (performance.now() - began)))
    // One message; behind a pooler, only settings of the transaction go where it goes.
    await this.#ask(
      `begin; set local lock_timeout = ${left}; set local statement_timeout = ${Math.max(left, this.#limits.statement)}`,
    )
  }

  async commit(): Promise<void> {
    const { command } = await this.#ask('commit')
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back by the server')
  }

  async rollback(): Promise<void> {
    // Where the connection is lost the server does it, and what was lost says more than a second failure.
    if (!this.#isBroken) await this.#ask('rollback').catch(() => {})
  }

  release(): void {
    const client = this.#client
    this.#client = undefined
    client?.release(this.#isBroken)
    if (this.#hasTurn) this.#driver.giveTurn()
    this.#hasTurn = false
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await timed('datos', () => this.#ask(sql, parameters))
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return { rows: rows as Row[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for it, and nothing here reads in pieces
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not read in pieces')
  }

  async #ask(text: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (this.#isBroken) throw new DatabaseUnavailableError('the connection is lost')
    this.#client ??= await this.#driver.lease()
    const limit = (this.#hasTurn ? this.#limits.write : this.#limits.statement) + margin
    try {
      return await ask(this.#client, limit, { text, values: [...parameters] })
    } catch (error) {
      // A statement that nobody answered may still be under way: nobody else may have this connection.
      this.#isBroken = !(error instanceof pg.DatabaseError)
      throw explain(error)
    }
  }
}

function ask(client: pg.PoolClient, limit: number, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const limited: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: limit }
  return client.query(limited)
}

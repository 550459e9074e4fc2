import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import pg from 'pg'
import { timed } from '../timing/spans.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Limits } from './limits.ts'
import { explain, isReadOnly } from './postgres-errors.server.ts'
import { Semaphore } from './semaphore.ts'
import { queryConnection, readRole, roleQuestion } from './server-connection.server.ts'
import { idleTransactionMs, type Leased, type ServerPool } from './server-pool.server.ts'
import { timeoutFor, waiting } from './timeouts.server.ts'

/**
 * Milliseconds. The server's own timeout ends a statement before the client stops waiting, so that it does
 * not keep running.
 */
const margin = 500
/** Milliseconds that an idle transaction may last beyond the timeout of its statements. */
const silentMargin = 1500

/**
 * A Kysely driver over a pool. At most half of the connections run write transactions, so that saves waiting
 * for a lock leave the others to readers. An operation over its limit rejects with
 * `DatabaseUnavailableError`.
 */
export class ServerDriver implements Driver {
  readonly #pool: ServerPool
  readonly #limits: Limits
  readonly #writers: Semaphore

  constructor(pool: ServerPool, limits: Limits) {
    this.#pool = pool
    this.#limits = limits
    this.#writers = new Semaphore(Math.ceil(pool.pool.options.max / 2))
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ServerConnection> {
    return new ServerConnection(this.#pool, this.#writers, this.#limits)
  }

  async beginTransaction(connection: ServerConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings)
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
    await this.#pool.pool.end()
  }
}

/**
 * A connection as Kysely sees it: for one statement or a whole transaction. It leases a client at the first
 * statement.
 */
class ServerConnection implements DatabaseConnection {
  readonly #pool: ServerPool
  readonly #writers: Semaphore
  readonly #limits: Limits
  #leased: Leased | undefined
  #inTransaction = false
  #hasTurn = false
  #isBroken = false

  constructor(pool: ServerPool, writers: Semaphore, limits: Limits) {
    this.#pool = pool
    this.#writers = writers
    this.#limits = limits
  }

  begin(settings: TransactionSettings): Promise<void> {
    return waiting(() => this.#begin(settings))
  }

  async #begin({ accessMode, isolationLevel }: TransactionSettings): Promise<void> {
    const began = performance.now()
    const write = timeoutFor(this.#limits.write)
    const mode = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    if (accessMode === 'read only') return this.#open(mode, this.#limits)
    await this.#writers.take(write)
    this.#hasTurn = true
    const left = Math.max(margin, Math.round(write - (performance.now() - began)))
    await this.#open(mode, { lock: left, statement: Math.max(left, timeoutFor(this.#limits.statement)) })
  }

  async commit(): Promise<void> {
    const { command } = await waiting(() => this.#ask('commit'))
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back by the server')
  }

  async rollback(): Promise<void> {
    // If the connection is lost, the server rolls back by itself, and the original error is more useful than
    // a second one.
    if (!this.#isBroken) await this.#ask('rollback').catch(() => {})
  }

  release(): void {
    const leased = this.#leased
    this.#leased = undefined
    leased?.client.release(this.#isBroken)
    if (this.#hasTurn) this.#writers.give()
    this.#hasTurn = false
    this.#inTransaction = false
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await timed('datos', () =>
      waiting(() => this.#answer(sql, parameters)),
    )
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return { rows: rows as Row[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  // biome-ignore lint/correctness/useYield: the interface requires it, and the site never streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not read in pieces')
  }

  async #answer(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const { isPooled } = await this.#lease()
    if (!isPooled || this.#inTransaction) return this.#ask(sql, parameters)
    // Behind a pooler, settings are only safe within a transaction.
    await this.#open('', this.#limits)
    try {
      const result = await this.#ask(sql, parameters)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    } finally {
      this.#inTransaction = false
    }
  }

  /**
   * Begins a transaction and sets its limits in one message. Behind a pooler it also checks the role, since
   * the server may have been demoted since the last transaction.
   */
  async #open(mode: string, { lock, statement }: Pick<Limits, 'lock' | 'statement'>): Promise<void> {
    const { isPooled } = await this.#lease()
    // If the client machine is cut off, the server must release its locks before the waiting transactions
    // time out.
    const silent = Math.min(idleTransactionMs, statement + silentMargin)
    const limits = `set local lock_timeout = ${lock}; set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${silent}`
    const text = `begin ${mode}; ${limits}${isPooled ? `; ${roleQuestion}` : ''}`
    // BEGIN waits only for a connection. Several statements return an array of results, which the types do
    // not declare.
    const results = [await this.#ask(text, [], timeoutFor(this.#limits.connect))].flat()
    if (isPooled && readRole(results.at(-1)) !== 'primary') {
      this.#isBroken = true
      this.#pool.suspect()
      throw new DatabaseUnavailableError('the server is a standby now')
    }
    this.#inTransaction = true
  }

  async #lease(): Promise<Leased> {
    if (this.#isBroken) throw new DatabaseUnavailableError('the connection is lost')
    this.#leased ??= await this.#pool.lease()
    return this.#leased
  }

  async #ask(text: string, parameters: readonly unknown[] = [], timeoutMs?: number): Promise<pg.QueryResult> {
    const { client } = await this.#lease()
    const { write, statement } = this.#limits
    const limit = timeoutMs ?? timeoutFor(this.#hasTurn ? write : statement) + margin
    try {
      const result = await queryConnection(client, limit, { text, values: [...parameters] })
      if (this.#pool.isUnconfirmed(client))
        throw new DatabaseUnavailableError('no standby confirmed a commit')
      return result
    } catch (error) {
      // A statement without a response may still be running: its connection must not be reused.
      this.#isBroken = !(error instanceof pg.DatabaseError) || isReadOnly(error)
      if (this.#isBroken) this.#pool.suspect()
      throw explain(error)
    }
  }
}

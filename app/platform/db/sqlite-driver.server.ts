import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { timed } from '../timing/spans.server.ts'
import { DatabaseUnavailableError } from './database-unavailable.ts'
import type { Limits } from './limits.ts'
import type { LogSync } from './log-sync.server.ts'
import { Semaphore } from './semaphore.ts'
import { timeoutFor, waiting } from './timeouts.server.ts'
import { EventLoopYielder } from './yield-to-event-loop.ts'

/** Milliseconds between attempts while another process holds a lock. */
const retryAfter = 10

type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>

/**
 * The connections to a file and the sync of its WAL. A separate reading connection never waits for a writer.
 */
export type FileConnections = { writing: SqliteFile.Database; reading: SqliteFile.Database; log: LogSync }

/**
 * A Kysely driver that runs statements on the main thread without blocking it: a locked file is retried in
 * short steps, and long series of statements yield to the event loop. Writers of this process take turns.
 */
export class FileDriver implements Driver {
  readonly #connections: FileConnections
  readonly #statements: { writing: PreparedStatements; reading: PreparedStatements }
  readonly #limits: Limits
  readonly #writers = new Semaphore(1)
  readonly #yielder = new EventLoopYielder()

  constructor(connections: FileConnections, limits: Limits) {
    this.#connections = connections
    const { writing, reading } = connections
    this.#statements = {
      writing: new PreparedStatements(writing),
      reading: new PreparedStatements(reading),
    }
    this.#limits = limits
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<FileConnection> {
    return new FileConnection(this)
  }

  async beginTransaction(connection: FileConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: FileConnection): Promise<void> {
    await connection.end('commit')
    // Releases the turn before the sync: the next writer proceeds and shares the sync.
    connection.release()
    await this.keep()
  }

  async rollbackTransaction(connection: FileConnection): Promise<void> {
    // SQLite may have rolled back already, on a full disk or a corrupt file. After a failed sync, another
    // transaction may be open.
    if (connection.isInTransaction && this.#connections.writing.inTransaction)
      await connection.end('rollback')
  }

  async releaseConnection(connection: FileConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    const { writing, reading, log } = this.#connections
    await log.close()
    if (reading !== writing) reading.close()
    writing.close()
  }

  /**
   * Runs a read-only statement on the reading connection; undefined for a statement that needs the turn to
   * write.
   */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row> | undefined> {
    const { writing, reading } = this.#connections
    return this.#try(timeoutFor(this.#limits.statement), () => {
      if (reading === writing) return undefined
      const statement = this.#statements.reading.get(query.sql)
      return statement.readonly ? run(statement, query.parameters) : undefined
    })
  }

  /** Runs a statement on the writing connection; the caller holds the turn to write. */
  write<Row>({ sql, parameters }: Asked, waitMs: number): Promise<QueryResult<Row>> {
    return this.#try(waitMs, () => run(this.#statements.writing.get(sql), parameters))
  }

  /** Waits for the turn to write; returns the milliseconds left of the time limit. */
  async takeTurn(): Promise<number> {
    const began = performance.now()
    const waitMs = timeoutFor(this.#limits.write)
    await this.#writers.take(waitMs)
    return Math.max(0, waitMs - (performance.now() - began))
  }

  /** Waits until committed data is on disk. */
  keep(): Promise<void> {
    return waiting(() => this.#connections.log.sync())
  }

  giveTurn(): void {
    this.#writers.give()
  }

  async #try<Result>(waitMs: number, statement: () => Result): Promise<Result> {
    const until = performance.now() + waitMs
    for (;;) {
      await this.#yielder.yieldIfDue()
      try {
        return statement()
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) throw explain(error)
        await pause(retryAfter)
      }
    }
  }
}

/** A connection as Kysely sees it: for one statement or a whole transaction. */
class FileConnection implements DatabaseConnection {
  readonly #driver: FileDriver
  #state: 'free' | 'turn' | 'transaction' = 'free'

  constructor(driver: FileDriver) {
    this.#driver = driver
  }

  // Takes the write lock at BEGIN. A transaction that reads first would fail at its first write if another
  // process had written in between (the admin command, a second start).
  begin(): Promise<void> {
    return waiting(() => this.#begin())
  }

  async #begin(): Promise<void> {
    const waitMs = await this.#driver.takeTurn()
    this.#state = 'turn'
    await this.#driver.write({ sql: 'begin immediate', parameters: [] }, waitMs)
    this.#state = 'transaction'
  }

  async end(sql: 'commit' | 'rollback'): Promise<void> {
    await this.#driver.write({ sql, parameters: [] }, 0)
  }

  get isInTransaction(): boolean {
    return this.#state === 'transaction'
  }

  release(): void {
    if (this.#state !== 'free') this.#driver.giveTurn()
    this.#state = 'free'
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return timed('datos', () => waiting(() => this.#execute(query)))
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#state === 'transaction') return this.#driver.write(query, 0)
    const read = await this.#driver.read<Row>(query)
    if (read) return read
    const written = await this.#writeAlone<Row>(query)
    await this.#driver.keep()
    return written
  }

  async #writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const waitMs = await this.#driver.takeTurn()
    try {
      return await this.#driver.write<Row>(query, waitMs)
    } finally {
      this.#driver.giveTurn()
    }
  }

  // biome-ignore lint/correctness/useYield: the interface requires it, and the site never streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not read in pieces')
  }
}

function run<Row>(
  statement: SqliteFile.Statement<unknown[], unknown>,
  parameters: readonly unknown[],
): QueryResult<Row> {
  // The caller declares the type of the rows.
  if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/** Whether another process holds a lock on the file. */
function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
}

/** Errors of the file or its disk, not of the statement. */
const faultsOfFile =
  /^SQLITE_(?:BUSY|LOCKED|IOERR|CORRUPT|NOTADB|CANTOPEN|FULL|READONLY|PROTOCOL|NOMEM|PERM|AUTH)/

/** Converts errors of the file to DatabaseUnavailableError; returns errors of the statement unchanged. */
function explain(error: unknown): unknown {
  if (!(error instanceof SqliteFile.SqliteError) || !faultsOfFile.test(error.code)) return error
  return new DatabaseUnavailableError(error.code, error)
}

/** More than the site's distinct statements; a list parameter of another length makes another statement. */
const maxStatements = 500

type Statement = SqliteFile.Statement<unknown[], unknown>

/** Cache of the prepared statements of one connection. */
class PreparedStatements {
  readonly #connection: SqliteFile.Database
  readonly #known = new LRUCache<string, Statement>({ max: maxStatements })

  constructor(connection: SqliteFile.Database) {
    this.#connection = connection
  }

  get(sql: string): Statement {
    const known = this.#known.get(sql)
    if (known) return known
    const statement = this.#connection.prepare<unknown[], unknown>(sql)
    this.#known.set(sql, statement)
    return statement
  }
}

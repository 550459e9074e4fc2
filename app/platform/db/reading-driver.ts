import type {
  CompiledQuery,
  ControlledTransaction,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import type { Database, Tables } from './tables.ts'

/** A source that may answer statements instead of the primary. */
export type Elsewhere = {
  /** Resolves to undefined where the primary must answer. */
  ask: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row> | undefined>
  /** Stops answering: all further statements go to the primary. */
  leave: () => void
}

/**
 * A Kysely driver that tries another source first and falls back to the primary. Transactions always run on
 * the primary.
 */
export class ReadingDriver implements Driver {
  readonly #primary: Database
  readonly #elsewhere: Elsewhere

  constructor(primary: Database, elsewhere: Elsewhere) {
    this.#primary = primary
    this.#elsewhere = elsewhere
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ReadingConnection> {
    return new ReadingConnection(this.#primary, this.#elsewhere)
  }

  async beginTransaction(connection: ReadingConnection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings)
  }

  async commitTransaction(connection: ReadingConnection): Promise<void> {
    await connection.transaction?.commit().execute()
  }

  async rollbackTransaction(connection: ReadingConnection): Promise<void> {
    await connection.transaction?.rollback().execute()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class ReadingConnection implements DatabaseConnection {
  readonly #primary: Database
  readonly #elsewhere: Elsewhere
  /** The open transaction on the primary. */
  transaction: ControlledTransaction<Tables> | undefined

  constructor(primary: Database, elsewhere: Elsewhere) {
    this.#primary = primary
    this.#elsewhere = elsewhere
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    this.#elsewhere.leave()
    let start = this.#primary.startTransaction()
    if (isolationLevel) start = start.setIsolationLevel(isolationLevel)
    if (accessMode) start = start.setAccessMode(accessMode)
    this.transaction = await start.execute()
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    // The caller declares the type of the rows.
    const query = compiled as CompiledQuery<Row>
    if (this.transaction) return this.transaction.executeQuery(query)
    return (await this.#elsewhere.ask(query)) ?? this.#primary.executeQuery(query)
  }

  // biome-ignore lint/correctness/useYield: the interface requires it, and the site never streams rows
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are not read in pieces')
  }
}

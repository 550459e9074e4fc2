import { type CompiledQuery, type ControlledTransaction, Kysely, type QueryResult } from 'kysely'
import { readContentVersions } from './content-versions.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { tellFault } from './fault-channel.ts'
import type { Limits } from './limits.ts'
import { openPostgres } from './postgres.server.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { type Elsewhere, ReadingDriver } from './reading-driver.ts'
import type { Database, Tables } from './tables.ts'

/** The version of every noun that a reader needs, as read from the primary. */
export type Needs = ReadonlyMap<string, number>

/** The database of one request. */
type Reading = { db: Database; close: () => void }

type Snapshot = ControlledTransaction<Tables>

/** Short, so that the primary can still answer within the time limit of the request. */
const limits: Limits = { connect: 500, lock: 400, statement: 1000, write: 1000 }
/** Milliseconds until an unavailable replica is tried again, by one request. */
const restMs = 1000

/**
 * A read replica, which may lag behind the primary. It is used only for requests whose versions it has; if it
 * is lost during a request, the primary takes over.
 */
export class Replica {
  readonly #primary: Database
  readonly #replica: Database
  #isAway = false
  #restsUntil = 0

  /** `url` lists servers, one of which is the standby. */
  constructor(primary: Database, url: string) {
    this.#primary = primary
    this.#replica = openPostgres(url, limits, 'standby')
  }

  /**
   * Opens a database for one read-only request. All its statements read one snapshot of the replica, or the
   * primary.
   */
  open(needs: Needs): Reading {
    const reading = new ReplicaReading(this, needs)
    const dialect = new ServerDialect(new ReadingDriver(this.#primary, reading))
    return { db: new Kysely<Tables>({ dialect }), close: () => reading.leave() }
  }

  close(): Promise<void> {
    return this.#replica.destroy()
  }

  /**
   * Opens a snapshot of the replica that has the needed versions; undefined where it lags or is unavailable.
   */
  async look(needs: Needs): Promise<Snapshot | undefined> {
    if (needs.size === 0 || performance.now() < this.#restsUntil) return undefined
    // Other requests do not wait for a replica that may still be unavailable.
    if (this.#isAway) this.#rest()
    try {
      const snapshot = await this.#begin(needs)
      this.#isAway = false
      return snapshot
    } catch (error) {
      this.noteLoss(error)
      return undefined
    }
  }

  noteLoss(error: unknown): void {
    if (!this.#isAway) tellFault(new Error('The read replica is away, the primary answers', { cause: error }))
    this.#isAway = true
    this.#rest()
  }

  #rest(): void {
    this.#restsUntil = performance.now() + restMs
  }

  // The versions are read in the same snapshot as the data: through a pooler or a virtual address, the next
  // transaction may reach a server that lags more.
  async #begin(needs: Needs): Promise<Snapshot | undefined> {
    const snapshot = await this.#replica
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      const versions = await readContentVersions(snapshot)
      if ([...needs].every(([noun, version]) => (versions.get(noun) ?? -1) >= version)) return snapshot
    } catch (error) {
      end(snapshot)
      throw error
    }
    end(snapshot)
    return undefined
  }
}

/** The statements of one request on a replica, run one at a time because they share a connection. */
class ReplicaReading implements Elsewhere {
  readonly #replica: Replica
  readonly #needs: Needs
  #snapshot: Promise<Snapshot | undefined> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false

  constructor(replica: Replica, needs: Needs) {
    this.#replica = replica
    this.#needs = needs
  }

  ask<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row> | undefined> {
    // Statements after a write must see it.
    if (query.query.kind !== 'SelectQueryNode') this.leave()
    const answer = this.#last.then(() => this.#ask(query))
    this.#last = answer
    return answer
  }

  leave(): void {
    if (this.#isOver) return
    this.#isOver = true
    void this.#last.then(async () => {
      const snapshot = await this.#snapshot
      if (snapshot) end(snapshot)
    })
  }

  async #ask<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row> | undefined> {
    if (this.#isOver) return undefined
    this.#snapshot ??= this.#replica.look(this.#needs)
    const snapshot = await this.#snapshot
    try {
      return await snapshot?.executeQuery(query)
    } catch (error) {
      this.leave()
      // If the statement itself is wrong, the primary reports the same error.
      if (isDatabaseUnavailable(error)) this.#replica.noteLoss(error)
      return undefined
    }
  }
}

/** Ends a read-only snapshot without waiting for the result. */
function end(snapshot: Snapshot): void {
  snapshot
    .rollback()
    .execute()
    .catch(() => {})
}

import { type CompiledQuery, type ControlledTransaction, Kysely, type QueryResult } from 'kysely'
import { readContentVersions } from './content-versions.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { tellFault } from './fault-channel.ts'
import type { Limits } from './limits.ts'
import { openPostgres } from './postgres.server.ts'
import { ServerDialect } from './postgres-dialect.server.ts'
import { type Elsewhere, ReadingDriver } from './reading-driver.ts'
import type { Database, Tables } from './tables.ts'

/** The version of every noun that a reader must find, as the primary has told it. */
export type Needs = ReadonlyMap<string, number>

/** What one request reads from. */
type Reading = { db: Database; close: () => void }

type Snapshot = ControlledTransaction<Tables>

/** Short: the primary can still answer within the time that a person waits. */
const limits: Limits = { connect: 500, lock: 400, statement: 1000, write: 1000 }
/** A replica that is away is asked again after so long, by one request. Milliseconds. */
const restMs = 1000

/**
 * A server that follows the primary and may be late. It is read only where it has what is needed, and the primary takes over in the
 * middle of a request where the replica is lost.
 */
export class Replica {
  readonly #primary: Database
  readonly #replica: Database
  #isAway = false
  #restsUntil = 0

  /** `url`: the servers of which one follows the primary. */
  constructor(primary: Database, url: string) {
    this.#primary = primary
    this.#replica = openPostgres(url, limits, 'standby')
  }

  /** The database of one request that writes nothing. All its statements see one moment of the replica, or the primary. */
  open(needs: Needs): Reading {
    const reading = new ReplicaReading(this, needs)
    const dialect = new ServerDialect(new ReadingDriver(this.#primary, reading))
    return { db: new Kysely<Tables>({ dialect }), close: () => reading.leave() }
  }

  close(): Promise<void> {
    return this.#replica.destroy()
  }

  /** A moment of the replica that has what is needed; undefined where it is late or away. */
  async look(needs: Needs): Promise<Snapshot | undefined> {
    if (needs.size === 0 || performance.now() < this.#restsUntil) return undefined
    // Nobody else waits for one that may still be away.
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

  // The versions are read in the very moment that all else is read from: a pooler, or an address that moves, may lead the next
  // transaction to a server that is later.
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

/** What one request reads of a replica: one statement after the other, since they share a connection. */
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
    // What comes after a write has to see it.
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
      // Of a statement that is wrong the primary says the same.
      if (isDatabaseUnavailable(error)) this.#replica.noteLoss(error)
      return undefined
    }
  }
}

/** Nobody waits for the end of what only read. */
function end(snapshot: Snapshot): void {
  snapshot
    .rollback()
    .execute()
    .catch(() => {})
}

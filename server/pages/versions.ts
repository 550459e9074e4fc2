import type { ContentClock } from '../../app/platform/db/content-clock.server.ts'
import {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
} from '../../app/platform/db/database-unavailable.ts'

/** Milliseconds that a request waits at most for the database to report changes. */
export const timeoutMs = 1000

/** Awaits a database query; rejects with DatabaseUnavailableError after `limit` milliseconds. */
export async function inTime<Answer>(work: Promise<Answer>, limit: number = timeoutMs): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const refuse = (): void => reject(new DatabaseUnavailableError('it did not say in time what has changed'))
  // One more turn: on a busy machine the result may already be in the event queue.
  const timer = setTimeout(() => setImmediate(refuse), limit)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Milliseconds between attempts while the database is unavailable. Requests with a cached page do not wait
 * for them.
 */
const askAgainAfter = 250
/** A query has {@link patience}; it may wait for the one before it, which has as long. Milliseconds. */
const longest = 2 * timeoutMs

type Source = {
  clock: Omit<ContentClock, 'readVersions'>
  /** Reads the version of every noun from the database. */
  readVersions: () => Promise<ReadonlyMap<string, number>>
  /** Today in Madrid: the challenge of the week and the problem of the day depend on it. */
  today: () => string
}

/** The inputs of a page: a day and a version of every noun. The same object as long as nothing changes. */
export type Moment = { day: string; versions: ReadonlyMap<string, number> }

/**
 * The last known state of the database, and whether it can still be current. While the database is
 * unavailable, the last known state stays in use.
 */
export class Versions {
  readonly #source: Source
  #onChange: () => void = () => {}
  #moment: Moment = { day: '', versions: new Map() }
  #seen = Number.NaN
  #questions = 0
  #lastAnswered = 0
  #isAway = false
  #askAgainAt = 0
  /** How often the database has answered a request since the start, saves and readiness checks alone. */
  #comebacks = 0

  constructor(source: Source) {
    this.#source = source
  }

  /** Sets the function that is called at every new moment. */
  onChange(listener: () => void): void {
    this.#onChange = listener
  }

  get moment(): Moment {
    return this.#moment
  }

  /** Whether the last query failed because the database is unavailable: cached pages may be stale. */
  get isAway(): boolean {
    return this.#isAway
  }

  /** Reports that the database has answered: the next request waits for the changes. */
  askAgain(): void {
    this.#isAway = false
    this.#comebacks++
  }

  /** Whether a page that shows these versions would be rendered the same way now. */
  isCurrent(versions: ReadonlyMap<string, number>): boolean {
    return [...versions].every(([noun, version]) => this.#moment.versions.get(noun) === version)
  }

  /** Whether the known state is still current, or the database is unavailable. */
  mayServe(): boolean {
    if (this.#hasSeenAll()) return true
    if (this.#isAway) this.#askAside()
    return this.#isAway
  }

  /** Reads the changes. Returns false while the database is unavailable. */
  async catchUp(): Promise<boolean> {
    if (this.#hasSeenAll()) return true
    if (!this.#isAway) return this.#ask()
    this.#askAside()
    return false
  }

  async #ask(): Promise<boolean> {
    const comebacks = this.#comebacks
    try {
      await inTime(this.#readMoment(), longest)
      this.#isAway = false
    } catch (error) {
      const isAway = isDatabaseUnavailable(error)
      // A query lost on a dead connection fails late: the database may have answered others since it was sent.
      if (isAway && comebacks !== this.#comebacks) return this.#ask()
      this.#isAway = isAway
      if (!this.#isAway) throw error
      this.#askAgainAt = performance.now() + askAgainAfter
    }
    return !this.#isAway
  }

  #askAside(): void {
    if (performance.now() < this.#askAgainAt) return
    this.#askAgainAt = Number.POSITIVE_INFINITY
    // An unexpected error is thrown to the next visitor, who waits for the query.
    this.#ask().catch(() => {})
  }

  #hasSeenAll(): boolean {
    const { clock, today } = this.#source
    return clock.read() === this.#seen && today() === this.#moment.day
  }

  async #readMoment(): Promise<void> {
    const day = this.#source.today()
    const now = this.#source.clock.read()
    const question = ++this.#questions
    const versions = await this.#source.readVersions()
    // The result of an overtaken query may be older than the known state.
    if (question < this.#lastAnswered) return
    this.#lastAnswered = question
    this.#seen = now
    if (day === this.#moment.day && isSame(versions, this.#moment.versions)) return
    this.#moment = { day, versions }
    this.#onChange()
  }
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([noun, version]) => other.get(noun) === version)
}

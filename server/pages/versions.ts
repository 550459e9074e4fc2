import type { ContentClock } from '../../app/db/content-clock.server.ts'
import { isDatabaseUnavailable } from '../../app/db/database-unavailable.ts'
import { inTime, patience } from './in-time.ts'

/** While it cannot be asked it is tried so often, and nobody who has a page waits for that. Milliseconds. */
const askAgainAfter = 250
/** A query has {@link patience}; it may wait for the one before it, which has as long. Milliseconds. */
const longest = 2 * patience

type Source = {
  clock: Omit<ContentClock, 'readVersions'>
  /** The version of every noun, asked of the database. */
  readVersions: () => Promise<ReadonlyMap<string, number>>
  /** Today in Madrid: the challenge of the week and the problem of the day change with it. */
  today: () => string
}

/** What pages are made of: a day and a version of every noun. The same object for as long as nothing changes. */
export type Moment = { day: string; versions: ReadonlyMap<string, number> }

/**
 * What is known of the database without asking it, and whether that can still be so. While the database cannot be asked, what
 * was known last goes on.
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

  /** Calls this whenever there is a new moment. */
  onChange(listener: () => void): void {
    this.#onChange = listener
  }

  get moment(): Moment {
    return this.#moment
  }

  /** Whether the database could not be asked when it was last tried: what is kept may be old. */
  get isAway(): boolean {
    return this.#isAway
  }

  /** The database has answered somebody: the next visitor waits for what has changed. */
  askAgain(): void {
    this.#isAway = false
    this.#comebacks++
  }

  /** Whether what shows these versions of nouns would be made the same way today. */
  isCurrent(versions: ReadonlyMap<string, number>): boolean {
    return [...versions].every(([noun, version]) => this.#moment.versions.get(noun) === version)
  }

  /** Whether what is known still holds, or nobody can tell. */
  mayServe(): boolean {
    if (this.#hasSeenAll()) return true
    if (this.#isAway) this.#askAside()
    return this.#isAway
  }

  /** Finds out what has changed. False while the database cannot be asked. */
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
    // A fault of another kind meets the next visitor, who asks and waits.
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
    // An answer that was overtaken by a later question's may be older than it.
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

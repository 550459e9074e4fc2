import { LRUCache } from 'lru-cache'
import type { ContentClock } from '../app/db/content-clock.server.ts'
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../app/db/database-unavailable.ts'
import { type KeptPage, keepPage } from './kept-page.ts'
import { Polisher } from './polisher.ts'

const mebibyte = 1024 * 1024
/** Pages by path: as many as there are documents, at most. Bytes. */
const pathsSize = 40 * mebibyte
/** Pages with parameters, which anyone can make up: kept apart, so that they push nothing else out. Bytes. */
const searchesSize = 8 * mebibyte
/** Longer than this nobody waits for the database to say what has changed. Milliseconds. */
const patience = 1000
/** While it cannot be asked it is tried so often, and nobody who has a page waits for that. Milliseconds. */
const askAgainAfter = 250

type Source = {
  clock: Omit<ContentClock, 'readVersions'>
  /** The version of every noun, asked of the database. */
  readVersions: () => Promise<ReadonlyMap<string, number>>
  /** Today in Madrid: the challenge of the week and the problem of the day change with it. */
  today: () => string
}

/** A page being made, and what was known when its making began. */
type Making = {
  day: string
  versions: ReadonlyMap<string, number>
  result: Promise<KeptPage | Response>
}

/** What making a page gave: a page that may be kept, with what it shows, or any other answer. */
export type Made =
  | { kind: 'page'; html: string; headers: [string, string][]; shows: readonly string[] }
  | { kind: 'other'; response: Response }

/**
 * Finished pages for visitors, kept until a noun that they show changes (never by a time-out).
 * `find` is synchronous and answers only while nothing can have changed; `make` catches up with changes first. While the
 * database cannot be asked both give the pages there are.
 */
export class PageCache {
  readonly #source: Source
  readonly #paths = new LRUCache<string, KeptPage>({
    maxSize: pathsSize,
    sizeCalculation: ({ size }) => size,
  })
  readonly #searches = new LRUCache<string, KeptPage>({
    maxSize: searchesSize,
    sizeCalculation: ({ size }) => size,
  })
  readonly #polisher = new Polisher((page) => this.#isCurrent(page))
  readonly #making = new Map<string, Making>()
  #seen = Number.NaN
  #questions = 0
  #lastAnswered = 0
  #freshThisTurn = false
  #isAway = false
  #askAgainAt = 0
  #day = ''
  #versions: ReadonlyMap<string, number> = new Map()

  constructor(source: Source) {
    this.#source = source
  }

  /** Whether the database could not be asked when it was last tried: what is kept may be old. */
  get isStale(): boolean {
    return this.#isAway
  }

  /** The database has answered somebody: the next visitor waits for what has changed. */
  askAgain(): void {
    this.#isAway = false
  }

  /** The page kept under a key, if nothing has changed since it was last checked or nobody can tell. */
  find(key: string): KeptPage | undefined {
    if (this.#isFresh()) return this.#store(key).get(key)
    if (!this.#isAway) return undefined
    this.#askAside()
    return this.#store(key).get(key)
  }

  /**
   * The page of a key: kept, being made for somebody else, or made now. A hundred misses at once are one rendering; whoever
   * asks after a change waits for none that began before it.
   */
  async make(key: string, render: () => Promise<Made>): Promise<KeptPage | Response> {
    const isCaughtUp = await this.#tryToCatchUp()
    const known = this.#store(key).get(key)
    if (known) return known
    if (!isCaughtUp) return this.#renderOnce(render)
    const running = this.#making.get(key)
    if (running && this.#beganAfterLastChange(running)) {
      const result = await running.result
      // An answer that is not kept can be read once only: everyone else makes their own.
      return result instanceof Response ? this.#render(key, render) : result
    }
    const making = { day: this.#day, versions: this.#versions, result: this.#render(key, render) }
    this.#making.set(key, making)
    try {
      return await making.result
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  // What a page will show is not known before it is made: a change of any noun counts.
  #beganAfterLastChange({ day, versions }: Making): boolean {
    if (day !== this.#day || versions.size !== this.#versions.size) return false
    return [...this.#versions].every(([noun, version]) => versions.get(noun) === version)
  }

  /** False while the database cannot be asked. */
  async #tryToCatchUp(): Promise<boolean> {
    if (this.#hasSeenAll()) return true
    if (!this.#isAway) return this.#ask()
    this.#askAside()
    return false
  }

  async #ask(): Promise<boolean> {
    try {
      await inTime(this.#catchUp())
      this.#isAway = false
    } catch (error) {
      this.#isAway = isDatabaseUnavailable(error)
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

  // Some pages need no database, and others say themselves that it does not answer.
  async #renderOnce(render: () => Promise<Made>): Promise<KeptPage | Response> {
    const made = await render()
    if (made.kind === 'other') return made.response
    return keepPage({ html: made.html, headers: made.headers, versions: new Map() })
  }

  async #render(key: string, render: () => Promise<Made>): Promise<KeptPage | Response> {
    // Read before the page is made: if something changes meanwhile, the page counts as old at once.
    this.#polisher.holdOff()
    const before = this.#versions
    const day = this.#day
    const made = await render()
    if (made.kind === 'other') return made.response
    const versions = new Map(made.shows.map((noun) => [noun, before.get(noun) ?? -1]))
    const page = await keepPage({ html: made.html, headers: made.headers, versions })
    if (day === this.#day && this.#isCurrent(page)) {
      this.#store(key).set(key, page)
      this.#polisher.add(page)
    }
    return page
  }

  // Looked at once in a turn of the event loop: a request that follows the answer to a write comes in a later one.
  #isFresh(): boolean {
    if (this.#freshThisTurn) return true
    if (!this.#hasSeenAll()) return false
    this.#freshThisTurn = true
    setImmediate(this.#endTurn)
    return true
  }

  #hasSeenAll(): boolean {
    const { clock, today } = this.#source
    return clock.read() === this.#seen && today() === this.#day
  }

  readonly #endTurn = (): void => {
    this.#freshThisTurn = false
  }

  async #catchUp(): Promise<void> {
    const today = this.#source.today()
    const now = this.#source.clock.read()
    const question = ++this.#questions
    const versions = await this.#source.readVersions()
    // An answer that was overtaken by a later question's may be older than it.
    if (question < this.#lastAnswered) return
    this.#lastAnswered = question
    this.#versions = versions
    for (const store of [this.#paths, this.#searches]) {
      for (const [key, page] of store.entries())
        if (today !== this.#day || !this.#isCurrent(page)) store.delete(key)
    }
    this.#day = today
    this.#seen = now
  }

  #isCurrent(page: KeptPage): boolean {
    return [...page.versions].every(([noun, version]) => this.#versions.get(noun) === version)
  }

  #store(key: string): LRUCache<string, KeptPage> {
    return key.includes('?') ? this.#searches : this.#paths
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const refuse = (): void => reject(new DatabaseUnavailableError('it did not say in time what has changed'))
  // One turn more: on a busy machine the answer may lie there already.
  const timer = setTimeout(() => setImmediate(refuse), patience)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

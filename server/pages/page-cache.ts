import type { CachePolicy } from './cache-policy.ts'
import { type KeptPage, keepPage, type PageSource } from './kept-page.ts'
import { PageStore } from './page-store.ts'
import type { Moment, Versions } from './versions.ts'

/** The result of a rendering: a page that may be kept, or any other response. */
export type Made = Omit<PageSource, 'versions'> | Response

/** A rendering in progress, and the content versions at its start. */
type Making = { moment: Moment; result: Promise<KeptPage | Response> }

/**
 * Cache of rendered pages for visitors. A page is evicted when a noun that it shows changes, never by age.
 * `find` is synchronous and returns a page only while nothing can have changed; `make` reads changes first.
 * While the database is unavailable, both return possibly stale pages.
 */
export class PageCache {
  readonly #versions: Versions
  readonly #store: PageStore
  readonly #making = new Map<string, Making>()

  /** `bytes`: capacity of the cache. */
  constructor(versions: Versions, bytes: number) {
    this.#versions = versions
    this.#store = new PageStore(bytes, versions)
  }

  /** Whether cached pages may be stale. */
  get isStale(): boolean {
    return this.#versions.isAway
  }

  /** The page of a key, if nothing has changed since the last check or the database is unavailable. */
  find(key: string): KeptPage | undefined {
    return this.#versions.mayServe() ? this.#store.get(key) : undefined
  }

  /**
   * Returns the page of a plan: cached, shared with a rendering in progress, or rendered now. Concurrent
   * misses share one rendering, except a rendering that began before a change.
   */
  async make(policy: CachePolicy, render: () => Promise<Made>): Promise<KeptPage | Response> {
    const { key } = policy
    const isCaughtUp = await this.#versions.catchUp()
    const known = this.#store.get(key)
    if (known) return known
    if (!isCaughtUp) return renderOnce(render)
    const running = this.#making.get(key)
    // The nouns that a rendering will show are not yet known: a change of any noun counts.
    if (running?.moment === this.#versions.moment) {
      const result = await running.result
      // The body of a Response can be read only once, so each caller renders its own.
      return result instanceof Response ? this.#render(policy, render) : result
    }
    const making = { moment: this.#versions.moment, result: this.#render(policy, render) }
    this.#making.set(key, making)
    try {
      return await making.result
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  async #render({ key, shows }: CachePolicy, render: () => Promise<Made>): Promise<KeptPage | Response> {
    this.#store.holdOff()
    // Read before rendering: a change during the rendering makes the page stale at once.
    const { day, versions: before } = this.#versions.moment
    const made = await render()
    if (made instanceof Response) return made
    const versions = new Map(shows.map((noun) => [noun, before.get(noun) ?? -1]))
    const page = await keepPage({ ...made, versions })
    if (day === this.#versions.moment.day && this.#versions.isCurrent(versions)) this.#store.set(key, page)
    return page
  }
}

// Some pages need no database, and the others report themselves that it is unavailable.
async function renderOnce(render: () => Promise<Made>): Promise<KeptPage | Response> {
  const made = await render()
  return made instanceof Response ? made : keepPage({ ...made, versions: new Map() })
}

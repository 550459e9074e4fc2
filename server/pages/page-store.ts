import { LRUCache } from 'lru-cache'
import { BackgroundRecompressor } from './background-recompressor.ts'
import type { KeptPage } from './kept-page.ts'
import type { Versions } from './versions.ts'

/**
 * Share of the memory for pages with query parameters. Clients can invent such addresses, so they must not
 * evict other pages.
 */
const partOfSearches = 1 / 6

/** Stores cached pages by key, up to a size; evicts the least recently used ones. */
export class PageStore {
  readonly #paths: LRUCache<string, KeptPage>
  readonly #searches: LRUCache<string, KeptPage>
  readonly #recompressor: BackgroundRecompressor

  /** `bytes`: capacity. Pages are dropped when `versions` reports that they are stale. */
  constructor(bytes: number, versions: Versions) {
    const searches = Math.round(bytes * partOfSearches)
    this.#paths = openStore(bytes - searches)
    this.#searches = openStore(searches)
    this.#recompressor = new BackgroundRecompressor(({ versions: shown }) => versions.isCurrent(shown))
    let { day } = versions.moment
    versions.onChange(() => {
      const isNewDay = versions.moment.day !== day
      day = versions.moment.day
      this.#drop((page) => isNewDay || !versions.isCurrent(page.versions))
    })
  }

  get(key: string): KeptPage | undefined {
    return this.#of(key).get(key)
  }

  set(key: string, page: KeptPage): void {
    this.#of(key).set(key, page)
    this.#recompressor.add(page)
  }

  /** Delays recompression while a page is rendered, which needs the processor. */
  holdOff(): void {
    this.#recompressor.holdOff()
  }

  #drop(isOld: (page: KeptPage) => boolean): void {
    for (const store of [this.#paths, this.#searches])
      for (const [key, page] of store.entries()) if (isOld(page)) store.delete(key)
  }

  #of(key: string): LRUCache<string, KeptPage> {
    return key.includes('?') ? this.#searches : this.#paths
  }
}

function openStore(maxSize: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ size }) => size })
}

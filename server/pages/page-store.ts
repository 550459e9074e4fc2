import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'
import { Polisher } from './polisher.ts'
import type { Versions } from './versions.ts'

/** Pages with parameters, which anyone can make up, have a part of their own, so that they push nothing else out. */
const partOfSearches = 1 / 6

/** The kept pages, as many as fit; of more, those go first that nobody has asked for longest. */
export class PageStore {
  readonly #paths: LRUCache<string, KeptPage>
  readonly #searches: LRUCache<string, KeptPage>
  readonly #polisher: Polisher

  /** Takes so many bytes. Pages go when `versions` say that they are old. */
  constructor(bytes: number, versions: Versions) {
    const searches = Math.round(bytes * partOfSearches)
    this.#paths = openStore(bytes - searches)
    this.#searches = openStore(searches)
    this.#polisher = new Polisher(({ versions: shown }) => versions.isCurrent(shown))
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
    this.#polisher.add(page)
  }

  /** Somebody waits for a page to be made: nothing else takes the processor. */
  holdOff(): void {
    this.#polisher.holdOff()
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

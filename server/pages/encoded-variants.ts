import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { fromBrotli, withoutRoom } from './brotli.ts'
import { type Form, type KeptPage, makeForm, type Place } from './kept-page.ts'
import { cutPage, type PagePieces } from './page-pieces.ts'

const toGzip = promisify(gzip)
const mebibyte = 1024 * 1024
/** Bytes. Hardly any visitor needs these forms. */
const sizeOfForms = 4 * mebibyte
/** Bytes. A class that is signed in reads few pages at a time. */
const sizeOfPieces = 16 * mebibyte

type CutPage = KeptPage & { menu: Place }

/**
 * Caches what is derived from cached pages for clients without brotli and for signed-in users. It is made off
 * the event loop.
 */
export class EncodedVariants {
  readonly #zipped = openStore(sizeOfForms, zip)
  readonly #plain = openStore(sizeOfForms, unpack)
  readonly #pieces = openStore(sizeOfPieces, cut)

  gzip(page: KeptPage): Promise<Form> {
    return this.#zipped.forceFetch(page)
  }

  identity(page: KeptPage): Promise<Form> {
    return this.#plain.forceFetch(page)
  }

  /** The parts of a page before and after its menu; undefined where the menu was not found. */
  async pieces(page: KeptPage): Promise<PagePieces | undefined> {
    return hasMenu(page) ? this.#pieces.forceFetch(page) : undefined
  }
}

function openStore<Page extends KeptPage, Value extends { size: number } | Form>(
  maxSize: number,
  make: (page: Page) => Promise<Value>,
): LRUCache<Page, Value> {
  return new LRUCache({
    maxSize,
    sizeCalculation: (value) => ('size' in value ? value.size : value.body.length),
    fetchMethod: make,
    // An entry evicted while it is being made is still returned to its callers.
    ignoreFetchAbort: true,
  })
}

async function zip({ br, headers, hash }: KeptPage): Promise<Form> {
  const body = withoutRoom(await toGzip(await fromBrotli(br.body), { level: 6 }))
  return makeForm(headers, { body, etag: `"${hash}-gzip"`, encoding: 'gzip' })
}

async function unpack({ br, headers, hash }: KeptPage): Promise<Form> {
  const body = await fromBrotli(br.body)
  return makeForm(headers, { body, etag: `"${hash}"`, encoding: undefined })
}

async function cut({ br, menu }: CutPage): Promise<PagePieces> {
  return cutPage(await fromBrotli(br.body), menu)
}

function hasMenu(page: KeptPage): page is CutPage {
  return page.menu !== undefined
}

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { fromBrotli, withoutRoom } from './brotli.ts'
import { type Form, type KeptPage, makeForm, type Place } from './kept-page.ts'
import { cutPage, type PagePieces } from './page-pieces.ts'

const toGzip = promisify(gzip)
const mebibyte = 1024 * 1024
/** Hardly any visitor asks for these forms. Bytes. */
const sizeOfForms = 4 * mebibyte
/** A class that is signed in reads few pages at a time. Bytes. */
const sizeOfPieces = 16 * mebibyte

type CutPage = KeptPage & { menu: Place }

/** What is made of kept pages for those who do not take brotli, or read as somebody: off the event loop, and kept for a while. */
export class DerivedForms {
  readonly #zipped = openStore(sizeOfForms, zip)
  readonly #plain = openStore(sizeOfForms, unpack)
  readonly #pieces = openStore(sizeOfPieces, cut)

  gzip(page: KeptPage): Promise<Form> {
    return this.#zipped.forceFetch(page)
  }

  identity(page: KeptPage): Promise<Form> {
    return this.#plain.forceFetch(page)
  }

  /** What stands before and behind the menu of a page; undefined where it was not found. */
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
    // What is pushed out while it is being made is still the answer to whoever asked.
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

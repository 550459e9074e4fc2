import { createHash } from 'node:crypto'
import { toBrotli } from './brotli.ts'

/** Quality that is fast enough for the first request; the best one replaces it later. */
const quickBrotli = 5
const bestBrotli = 11

/** Approximate bytes of a page in memory beside its body. */
const roomOfHeaders = 2_000

/** One encoding of a page, with its ETag. */
export type Form = {
  body: Buffer
  etag: string
  /**
   * All headers, names and values alternating. The last value is a slot for the request id; it is overwritten
   * for each response.
   */
  head: string[]
  /** The same for a response without a body. */
  emptyHead: string[]
}

/** A rendered page. Only its brotli form is stored; other forms are derived from it on demand. */
export type KeptPage = {
  br: Form
  /** Headers that all its forms share. */
  headers: Readonly<Record<string, string>>
  /** Hash of the whole text. */
  hash: string
  /** Byte range of the account menu in the text; undefined where it was not found. */
  menu: Place | undefined
  /** Versions of the nouns it shows, read before it was rendered. */
  versions: ReadonlyMap<string, number>
  size: number
}

export type Place = { start: number; end: number }

export type PageSource = {
  html: string
  /** All headers of its response except those of caching and encoding. */
  headers: Record<string, string>
  /** The HTML of the account menu, which differs for signed-in users. */
  menu: string
  versions: ReadonlyMap<string, number>
}

/** Makes a cached page from rendered HTML. */
export async function keepPage({ html, headers, menu, versions }: PageSource): Promise<KeptPage> {
  const text = Buffer.from(html)
  const body = await toBrotli(text, quickBrotli)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const shared = {
    ...headers,
    // Any cache may store it but must revalidate it each time (RFC 9111 §5.2.2.4).
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Cookie',
  }
  const br = makeForm(shared, { body, etag: `"${hash}-br"`, encoding: 'br' })
  return {
    br,
    headers: shared,
    hash,
    menu: findOnce(text, menu),
    versions,
    size: body.length + roomOfHeaders,
  }
}

/** Replaces the quickly compressed form by the smallest one, made from the text. */
export async function compressBest(page: KeptPage, text: Buffer): Promise<void> {
  const body = await toBrotli(text, bestBrotli)
  // Other bytes need another strong ETag (RFC 9110 §8.8.1).
  page.br = makeForm(page.headers, { body, etag: `"${page.hash}-br11"`, encoding: 'br' })
}

type FormParts = { body: Buffer; etag: string; encoding: string | undefined }

/** Makes a form with the shared headers and its own ETag and encoding. */
export function makeForm(shared: KeptPage['headers'], { body, etag, encoding }: FormParts): Form {
  const own = { ...shared, etag, ...(encoding !== undefined && { 'content-encoding': encoding }) }
  const listed = Object.entries(own).flat()
  const id = ['x-request-id', '']
  return {
    body,
    etag,
    head: [...listed, 'content-length', String(body.length), ...id],
    emptyHead: [...listed, ...id],
  }
}

function findOnce(text: Buffer, piece: string): Place | undefined {
  const start = text.indexOf(piece)
  if (start < 0 || text.indexOf(piece, start + 1) >= 0) return undefined
  return { start, end: start + Buffer.byteLength(piece) }
}

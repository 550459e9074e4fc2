import { createHash } from 'node:crypto'
import { toBrotli } from './brotli.ts'

/** Quality that is ready within a first request; the best one replaces it a moment later. */
const quickBrotli = 5
const bestBrotli = 11

/** What a page takes beside its bytes, about. */
const roomOfHeaders = 2_000

/** One form of a page: its bytes and tag. */
export type Form = {
  body: Buffer
  etag: string
  /** All headers, name and value in turns. The last value is the place of a request's id, and that of its last answer stands there. */
  head: string[]
  /** The same for an answer without the bytes. */
  emptyHead: string[]
}

/** A finished page. Only its smallest form is kept, from which others are made for the few who ask for them. */
export type KeptPage = {
  br: Form
  /** Those that all its forms carry. */
  headers: Readonly<Record<string, string>>
  /** Of the whole text: the same text has the same. */
  hash: string
  /** Where in the text, in bytes, what knows the reader stands; absent where that was not found. */
  menu: Place | undefined
  /** The versions of the nouns it shows, as they were before it was made. */
  versions: ReadonlyMap<string, number>
  size: number
}

export type Place = { start: number; end: number }

export type PageSource = {
  html: string
  /** All headers of its answer, but those of caching and encoding. */
  headers: Record<string, string>
  /** The piece of the text that a signed-in reader sees otherwise. */
  menu: string
  versions: ReadonlyMap<string, number>
}

/** Makes a page from its text. */
export async function keepPage({ html, headers, menu, versions }: PageSource): Promise<KeptPage> {
  const text = Buffer.from(html)
  const body = await toBrotli(text, quickBrotli)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const shared = {
    ...headers,
    // Anyone may keep it, and asks each time whether it is still the page (RFC 9111 §5.2.2.4).
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

/** Replaces the quick form by the smallest one, made from the text. */
export async function compressBest(page: KeptPage, text: Buffer): Promise<void> {
  const body = await toBrotli(text, bestBrotli)
  // Other bytes under a strong tag need another tag (RFC 9110 §8.8.1).
  page.br = makeForm(page.headers, { body, etag: `"${page.hash}-br11"`, encoding: 'br' })
}

type FormParts = { body: Buffer; etag: string; encoding: string | undefined }

/** A form with the headers of all, and its own tag and encoding. */
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

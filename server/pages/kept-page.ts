import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { toBrotli, withoutRoom } from './brotli.ts'

const toGzip = promisify(gzip)

/** Quality that is ready within a first request; the best one replaces it a moment later. */
const quickBrotli = 5
const bestBrotli = 11

export type Encoding = 'br' | 'gzip' | 'identity'

/** What a page takes beside its bytes, about. */
const roomOfHeaders = 4_000

/** One form of a page: its bytes and all headers that go with them, as Node writes them. */
export type Form = { etag: string; body: Buffer; headers: string[] }

/** A finished page and its compressed forms. */
export type KeptPage = {
  forms: Record<Encoding, Form>
  /** The versions of the nouns it shows, as they were before it was made. */
  versions: ReadonlyMap<string, number>
  size: number
}

type Source = { html: string; headers: [string, string][]; versions: ReadonlyMap<string, number> }

/** Makes all forms of a page. `headers` are the page's own; those of caching and encoding are added here. */
export async function keepPage({ html, headers, versions }: Source): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    toBrotli(identity, quickBrotli),
    toGzip(identity, { level: 6 }).then(withoutRoom),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const form = (encoding: Encoding, body: Buffer): Form => makeForm({ encoding, body, hash, headers })
  const { etag, headers: plainHeaders } = form('identity', identity)
  const plain: Form = {
    etag,
    headers: plainHeaders,
    // Every browser takes compressed pages: what hardly anybody asks for is unpacked and takes no room.
    get body() {
      return gunzipSync(zipped)
    },
  }
  const forms = { br: form('br', br), gzip: form('gzip', zipped), identity: plain }
  return { forms, versions, size: br.length + zipped.length + roomOfHeaders }
}

/** Replaces the quick compressed form by the smallest one. */
export async function compressBest(page: KeptPage): Promise<void> {
  const { identity, br } = page.forms
  const body = await toBrotli(identity.body, bestBrotli)
  // Other bytes under a strong tag need another tag (RFC 9110 §8.8.1).
  const etag = br.etag.replace('-br"', '-br11"')
  const headers = [...br.headers]
  headers[headers.indexOf('ETag') + 1] = etag
  headers[headers.indexOf('Content-Length') + 1] = String(body.length)
  page.forms.br = { etag, body, headers }
}

type FormParts = { encoding: Encoding; body: Buffer; hash: string; headers: [string, string][] }

function makeForm({ encoding, body, hash, headers }: FormParts): Form {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
  const all = [
    ...headers.flat(),
    'ETag',
    etag,
    // Anyone may keep it, and asks each time whether it is still the page (RFC 9111 §5.2.2.4).
    'Cache-Control',
    'public, no-cache',
    'Vary',
    'Accept-Encoding, Cookie',
  ]
  if (encoding !== 'identity') all.push('Content-Encoding', encoding)
  all.push('Content-Length', String(body.length))
  return { etag, body, headers: all }
}

const brotliAccepted = acceptance('br')
const gzipAccepted = acceptance('gzip')

/** Matches an Accept-Encoding that names an encoding and does not refuse it. */
function acceptance(name: string): RegExp {
  return new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`)
}

/** The form that a browser asks for with Accept-Encoding: brotli, else gzip, else plain. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (brotliAccepted.test(acceptEncoding)) return 'br'
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity'
}

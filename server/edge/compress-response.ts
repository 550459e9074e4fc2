import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { toBrotli } from '../pages/brotli.ts'
import { chooseEncoding } from './accepted-encoding.ts'

const toGzip = promisify(gzip)

const compressible = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/
const quickBrotli = 2
/** Bytes. Compressing a smaller body costs more than it saves. */
const worthwhile = 1000

/**
 * Compresses an uncached response off the event loop. A body that is small, binary, partial or already
 * compressed is returned as it is.
 */
export async function compressResponse(
  acceptEncoding: string | string[] | null | undefined,
  response: Response,
): Promise<Response> {
  const { headers, status, body } = response
  const encoding = chooseEncoding(acceptEncoding?.toString())
  if (!body || status === 206 || encoding === 'identity' || headers.has('Content-Encoding')) return response
  if (!compressible.test(headers.get('Content-Type') ?? '')) return response
  const plain = Buffer.from(await response.arrayBuffer())
  headers.append('Vary', 'Accept-Encoding')
  if (plain.length < worthwhile) return new Response(plain, { status, headers })
  const packed = encoding === 'br' ? await toBrotli(plain, quickBrotli) : await toGzip(plain)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(packed.length))
  const etag = headers.get('ETag')
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`)
  return new Response(new Uint8Array(packed), { status, headers })
}
